import { stripVTControlCharacters } from 'node:util'
import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { rumorNamed } from '@windward/games/marauders/cards/rumors.ts'
import { allBut, given } from '@windward/games/marauders/given.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { view } from '@windward/games/marauders/view.ts'
import { SKULL, ZONES } from '@windward/games/marauders/vocabulary.ts'
import { speech } from '@windward/games/marauders/words/index.ts'
import { expect, test } from 'vitest'
import { withColours } from '../testing.ts'
import { maraudersLayout, table } from './marauders.ts'

withColours()

const names = (seat: number) => `Player ${seat + 1}`
const plain = (text: string) => stripVTControlCharacters(text)

test('the map shows every zone, and who is where', () => {
  const { s } = given({ players: [{ captain: 'felipe', at: 'tortuga' }, {}], npcs: { dutch: 'tortuga' } })
  const words = speech('en')
  const text = plain(table(view(s, 0), words, names, 96))
  for (const zone of ZONES) expect(text).toContain(zone === 'caribbeanSea' ? 'Caribbean Sea' : words.zone(zone))
  expect(text).toMatch(/1 NL! M/)
})

test("one sees one's own cards and purse, and of others only how many and how much in all", () => {
  const { s } = given({ players: [{ captain: 'felipe', cargo: ['rum'], gold: 7, stash: 20 }, { captain: 'joris' }] })
  expect(plain(table(view(s, 0), speech('en'), names, 96))).toContain('gold 7 · stash 20')
  const other = plain(table(view(s, 1), speech('en'), names, 96))
  expect(other).toContain('gold and stash 27')
  expect(other).not.toContain('cargo: rum')
})

test('in every language a whole game fits 80 to 100 columns', () => {
  for (const [n, language] of LANGUAGES.entries()) {
    const words = speech(language)
    const rng = new Chance(`table ${n}`)
    const policy = new Chance(`policy ${n}`)
    const s = marauders.setup({ glory: 10, events: 34 }, 3, rng)
    for (let step = 0; ; step++) {
      const [question] = marauders.questions(s)
      if (question === undefined) break
      if (step % 10 === 0) {
        const width = 80 + (step % 3) * 10
        const text = plain(table(view(s, question.seat), words, names, width))
        expect(text).not.toMatch(/undefined|NaN/)
        expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(width)
      }
      marauders.apply(s, question.seat, sample(marauders.actions(s, question.seat), policy), rng)
    }
  }
})

test('the hint says how likely it is to find something, where there is something to find', () => {
  const words = speech('en')
  const hunting = view(given({ players: [{ captain: 'felipe', at: 'havana' }, {}] }).s, 0)
  expect(maraudersLayout.hint?.(hunting, words)).toBe('Scouting succeeds 56% of the time (2 dice).')
  const inPort = view(given({ players: [{ captain: 'felipe' }, {}] }).s, 0)
  expect(maraudersLayout.hint?.(inPort, words)).toBeUndefined()
})

test('rumors, kept ones, missions and how far they have come are told with what they say', () => {
  const { s } = given({
    players: [
      {
        captain: 'felipe',
        at: 'havana',
        rumors: ['theSunkenPayShip'],
        kept: ['forgedDocuments'],
        mission: 'theSpysRound',
      },
      { captain: 'joris' },
    ],
  })
  s.players[0].captain?.mission?.seen.push('english')
  const own = plain(table(view(s, 0), speech('en'), names, 400))
  expect(own).toContain('The Sunken Pay Ship (Havana, at sea: Scouting) – Your divers raise 13 gold.')
  expect(own).toContain('kept: Forged Documents')
  expect(own).toContain('a Spanish port: 12 gold. · been to: England')
  expect(own.match(/Open mission: /g)).toHaveLength(2)
  const other = plain(table(view(s, 1), speech('en'), names, 400))
  expect(other).not.toContain('The Sunken Pay Ship')
  expect(other).toContain('kept: Forged Documents')
})

test('a crew that only a card knows is shown by its number', () => {
  const galleon = { captain: 'felipe', ship: 'galleon', at: 'caribbeanSea', glory: 1 } as const
  const fight = given({ players: [{ ...galleon, rumors: ['theShipThatShouldHaveSunk'] }, {}], passes: ['scout.after'] })
  fight.finds(0, { kind: 'rumor', card: rumorNamed('theShipThatShouldHaveSunk') })
  expect(plain(table(view(fight.s, 0), speech('en'), names, 400))).toContain('Card: The Ship That Should Have Sunk –')
  fight.does(0, { type: 'choose', choice: 'boardHer' })
  expect(fight.asked()).toEqual(['0 window'])
  expect(plain(table(view(fight.s, 0), speech('en'), names, 400))).toContain('the crew of the derelict · crew 3')
})

test('hands, specialists, standing passes and the dice to choose from can be read', () => {
  const battle = given({
    players: [
      { captain: 'felipe', at: 'havana', glory: ['steadyHelm'], specialists: ['carpenter'] },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, glory: ['fogBank'] },
    ],
    passes: allBut('battle.afterRoll'),
  })
  battle.finds(0, { kind: 'player', seat: 1 }, SKULL, 1, 2, 1, 4).plays(0, 'steadyHelm')
  const seen = (seat: number) => plain(table(view(battle.s, seat), speech('en'), names, 96)).replace(/\s+/g, ' ')
  expect(seen(1)).toContain('Player 1 has announced a Glory Card.')
  expect(seen(1)).toContain('Glory Cards: Fog Bank – Another player is about to scout, and rolls a single die.')
  expect(seen(1)).not.toContain('Steady Helm')
  expect(seen(1)).toContain('specialists: Carpenter – At the start of your turn, one point of damage is repaired.')
  expect(seen(1)).toMatch(/always passes: .*at the start of your turn/)
  expect(seen(1)).toContain('☠ 1 2')
})
