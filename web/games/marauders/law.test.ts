import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { describe, expect, test } from 'vitest'
import { offends, priceOf } from './law.ts'

const SETTING = {
  players: [{ captain: 'margaret', at: 'nassau' }, { at: 'nassau' }],
  npcs: { english: 'havana', french: 'sanJuan', pirateSloop: 'trinidad' },
} as const

describe('a first bounty', () => {
  const price = priceOf(view(given(SETTING).s, 0), 0, 'french')

  test('closes every port of that nation but one’s home', () => {
    expect(price).toMatchObject({ nation: 'french', from: 0, to: 1 })
    expect(price?.closes).toEqual(['tortuga', 'petitGoave', 'basseTerre'])
  })

  test('sets every navy on the captain, and pirates leave a pirate alone', () => {
    expect(price?.hunters).toEqual(['english', 'french'])
    expect(price?.spares).toEqual(['pirateSloop'])
  })
})

test('a second bounty of the same nation closes nothing more', () => {
  const wanted = { ...SETTING, players: [{ ...SETTING.players[0], bounties: { french: 1 } }, SETTING.players[1]] }
  expect(priceOf(view(given(wanted).s, 0), 0, 'french')).toMatchObject({ from: 1, to: 2, closes: [], hunters: [] })
})

test('whoever is attacked as a pirate has nobody to avenge them', () => {
  const pirate = { ...SETTING, players: [SETTING.players[0], { at: 'nassau', bounties: { dutch: 1 } }] as const }
  const seen = view(given(pirate).s, 0)
  expect(offends(seen, { type: 'scout', target: { kind: 'player', seat: 1 } })).toBeUndefined()
  expect(offends(seen, { type: 'scout', target: { kind: 'npc', npc: 'english' } })).toBe('english')
  expect(offends(seen, { type: 'raid', nation: 'dutch' })).toBe('dutch')
})
