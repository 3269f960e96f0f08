import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { speechIn } from './speech.ts'
import { type PanelProps, told } from './telling.ts'
import { thing } from './things.ts'
import { boardWords } from './words.ts'

/** What Ada, at seat 0, is told of a thing. */
function tells(of: string, ...players: GivenPlayer[]): string {
  const seen = view(given({ players }).s, 0)
  const board = { view: seen, seat: 0, names: (seat: number) => ['Ada', 'Inés'][seat], choices: [], language: 'en' }
  const panel = { board, targets: new Map(), speech: speechIn('en'), words: boardWords('en') }
  return told(of, panel as unknown as PanelProps).text
}

test('a captain in the same zone says how likely they find whoever reads', () => {
  const [here, there] = [{ captain: 'felipe', at: 'havana' } as const, { captain: 'felipe', at: 'nassau' } as const]
  expect(tells(thing('seat', 1), { at: 'havana' }, here)).toMatch(/At sea finds you \d+% of the time\.$/)
  expect(tells(thing('seat', 1), { at: 'havana' }, there)).not.toContain('finds you')
})

test('a port says what of one’s own awaits there, and how likely it comes true', () => {
  const rumors = ['theSmugglersCellar'] as const
  expect(tells(thing('port', 'caracas'), { at: 'havana', rumors }, {})).toMatch(
    /Rumor: The Smugglers’ Cellar, Influence \d+%/,
  )
  expect(tells(thing('port', 'nassau'), { at: 'havana', rumors }, {})).not.toContain('Rumor')
})

test('a port that is closed to somebody says why', () => {
  const wanted = { captain: 'felipe', at: 'havana', bounties: { english: 1 } } as const
  expect(tells(thing('port', 'nassau'), wanted, {})).toContain('The nation of this port wants you.')
  expect(tells(thing('port', 'tortuga'), wanted, {})).not.toContain('wants you')
})

test('of a rumor and a mission it is said that their port is closed', () => {
  const wanted = { captain: 'felipe', at: 'havana', bounties: { spanish: 1 } } as const
  const card = RUMORS.findIndex(({ key }) => key === 'theSmugglersCellar')
  expect(tells(thing('rumor', card), wanted, {})).toContain('Closed to you: Caracas')
  expect(tells(thing('rumor', card), { at: 'havana' }, {})).not.toContain('losed')
  const mission = MISSIONS.findIndex(({ steps }) => steps.some((step) => step.at === 'port' && step.port === 'caracas'))
  expect(tells(thing('mission', mission), wanted, {})).toContain('Closed to you: Caracas')
})
