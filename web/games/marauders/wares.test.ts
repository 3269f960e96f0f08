import { ongoing } from '@windward/games/marauders/flow.ts'
import { type Given, type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import type { Port } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { coin } from '../../art/things/money.ts'
import { speechIn } from './speech.ts'
import { equipment, repairs, ships, type Yard } from './wares.ts'
import { boardWords } from './words.ts'

function yard(captain: GivenPlayer & { port: Port }, setting: Given = {}): Yard {
  const table = given({ players: [{ captain: 'felipe', ...captain }, {}], ...setting })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'shipyard' })
  const [speech, words] = [speechIn('en'), boardWords('en')]
  return {
    view: view(table.s, 0),
    frame: ongoing(table.s, 'shipyard'),
    port: captain.port,
    names: String,
    speech,
    words,
  }
}

test('prices in the yard are those of its port', () => {
  const stJohn = equipment(yard({ port: 'stJohn' }, { shown: { stJohn: 'chasers' } }))
  expect(stJohn[0]).toMatchObject({ name: 'Chasers', price: '1 gold', action: { type: 'buyModification' } })
  const tortuga = equipment(yard({ port: 'tortuga' }, { shown: { tortuga: 'chasers' } }))
  expect(tortuga[0]).toMatchObject({ price: '3 gold' })
  const curacao = ships(yard({ port: 'curacao', ship: 'sloop' })).find(({ ship }) => ship === 'frigate')
  expect(curacao).toMatchObject({ text: '30 less 5 for your ship', price: '25 gold' })
})

test('what is damaged can be mended, what one has can be sold', () => {
  const wares = yard({ port: 'tortuga', damage: { masts: 1 }, weapons: ['chainShot'] })
  expect(repairs(wares).map(({ action }) => action)).toEqual([{ type: 'repair', location: 'masts' }])
  const sold = equipment(wares).find(({ action }) => action.type === 'sellWeapon')
  expect(sold).toMatchObject({ name: 'Sell Chain-shot', price: '+1 gold' })
})

test('whoever sells a great ship for a small one is given gold, and the coin says so', () => {
  const sloop = ships(yard({ port: 'trinidad', ship: 'frigate', modifications: ['chasers'] })).find(
    ({ ship }) => ship === 'sloop',
  )
  expect(sloop).toMatchObject({
    price: expect.stringMatching(/^\+\d+ gold$/),
    figure: expect.stringMatching(/^\+\d+$/),
  })
  expect(coin(sloop?.figure ?? '').marks).not.toBe('')
})
