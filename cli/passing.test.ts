import { join } from 'node:path'
import { Chance } from '@windward/core/chance.ts'
import { list, owed, same, sample } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { type TextFace, textFaceOf } from './games.ts'
import { Terminal } from './terminal.ts'
import { TerminalGame } from './terminalGame.ts'
import { freshFolder } from './testing.ts'
import { TestTerminal } from './testTerminal.ts'

const PLAYERS = ['Anna', 'Bruno']
const PASS = /^Pass the device to (Anna|Bruno), who presses Enter\.$/

describe.each(['karibik', 'marauders'] as const)('what one player of %s saw', (id) => {
  test('is gone from the whole history of the terminal when the device is passed', async () => {
    const { passes, seen } = await evening(id, 120)
    expect(passes.length).toBeGreaterThan(10)
    for (const history of passes) expect(history.trim()).toMatch(PASS)
    expect(seen.some((history) => history.split('\n').length > 40)).toBe(true)
  })

  test('is gone when they leave, and when the game is over', async () => {
    const { end } = await evening(id, 7)
    expect(end.trim()).toMatch(/^The game is saved\..+$/)
    if (id !== 'karibik') return
    const { end: over } = await evening(id, 10_000)
    expect(over).toContain('The game is over.')
    expect(over).not.toMatch(/> |Pass the device/)
  })
})

test('what one player typed is not found by the arrow key', async () => {
  const screen = new TestTerminal()
  const terminal = new Terminal(screen.io)
  const type = (keys: string) => {
    const line = terminal.ask('> ')
    screen.keyboard.write(keys)
    return line
  }
  expect(await type('5 4 3 2 1 0\r')).toBe('5 4 3 2 1 0')
  expect(await type('\x1b[A\r')).toBe('')
  terminal.close()
})

/** Two people at one keyboard; each looks at the log, then does something. Snapshots are taken whenever they are asked. */
async function evening(id: GameId, answers: number) {
  const face = await textFaceOf(id)
  const match: AnyMatch = new Match(face.game, {
    options: defaults(face.game),
    seats: 2,
    seed: '7'.repeat(64),
    salt: '',
  })
  const screen = new TestTerminal()
  const chance = new Chance(`evening of ${id}`)
  const passes: string[] = []
  const seen: string[] = []
  const todo: string[] = []
  class Watched extends Terminal {
    override ask(prompt: string): Promise<string | undefined> {
      const line = super.ask(prompt)
      ;(prompt === '' ? passes : seen).push(screen.history)
      if (prompt !== '' && todo.length === 0) todo.push('l', answers > seen.length ? typed(face, match, chance) : 'q')
      screen.keyboard.write(`${prompt === '' ? '' : todo.shift()}\r`)
      return line
    }
  }
  const terminal = new Watched(screen.io)
  const save = { name: 'evening', path: join(freshFolder(), 'evening.json') }
  await new TerminalGame({ face, match, players: PLAYERS, bots: [], minds: {}, save }, terminal, 'en').run()
  terminal.close()
  return { passes, seen, end: screen.history }
}

/** A random answer, as a person types it. */
function typed({ layout }: TextFace, match: AnyMatch, chance: Chance): string {
  const [{ seat }] = owed(match.questions())
  const choices = match.actions(seat)
  const action = sample(choices, chance)
  return layout.composer?.write(action) ?? String(list(choices).findIndex((choice) => same(choice, action)) + 1)
}
