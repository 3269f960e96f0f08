import { join } from 'node:path'
import { botNamed } from '@windward/bots/catalogue.ts'
import { Chance } from '@windward/core/chance.ts'
import { list, owed, same } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { expect, test } from 'vitest'
import { textFaceOf } from './games.ts'
import type { Desk } from './terminal.ts'
import { TerminalGame } from './terminalGame.ts'
import { freshFolder } from './testing.ts'

/** Two people share a terminal and type the number of what a Mate would do: every question is put and answered in words. */
test('a whole game of Marauders, every answer typed, ends at ten points', { timeout: 240_000 }, async () => {
  const face = await textFaceOf('marauders')
  const players = ['Anna', 'Bruno']
  const match = new Match(face.game, { options: defaults(face.game), seats: 2, seed: '2'.repeat(64), salt: '' })
  const mate = await botNamed('marauders', 'mate')
  const chance = new Chance('evening')
  const asked = new Set<string>()
  const shown: string[] = []
  const desk: Desk = {
    width: 100,
    height: undefined,
    clear: () => undefined,
    wipe: () => undefined,
    print: (text) => shown.push(text),
    async ask(prompt) {
      if (prompt === '') return ''
      const [question] = owed(match.questions())
      const { seat } = question
      asked.add(question.ask)
      const choices = match.actions(seat)
      const action = mate.decide({ game: face.game, seat, question, choices, view: match.view(seat), rng: chance })
      return String(list(choices).findIndex((choice) => same(choice, action)) + 1)
    },
  }
  const save = { name: 'evening', path: join(freshFolder(), 'evening.json') }
  await new TerminalGame({ face, match, players, bots: [], minds: {}, save }, desk, 'en').run()
  expect(match.outcome()?.[0].points).toBeGreaterThanOrEqual(10)
  expect(shown.join('\n')).toContain('The game is over.')
  expect([...asked]).toEqual(expect.arrayContaining(['turn', 'port', 'buy', 'sell', 'shipyard', 'window', 'mission']))
})
