/** The bot protocol: one JSON object to a line, an ask for an answer. Described in docs/bots.md. */

import { botNamed } from '@windward/bots/catalogue.ts'
import type { Ask } from '@windward/bots/contract.ts'
import { answerOf, type BotTask } from '@windward/bots/seat.ts'
import { Chance, type Rng } from '@windward/core/chance.ts'
import { isSpace } from '@windward/core/choices.ts'
import type { Question, Seat } from '@windward/core/contract.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import { revisionOf } from '@windward/games/revisions.ts'

export const PROTOCOL = 1

/** What a program is asked. It needs to remember nothing between two asks. */
export interface AskLine {
  readonly protocol: typeof PROTOCOL
  readonly id: number
  readonly game: string
  readonly rev: number
  readonly seat: Seat
  readonly question: Question
  readonly view: unknown
  /** All of them, or where there are too many to list a sample: then any other legal action may be answered too. */
  readonly choices: readonly unknown[]
  readonly size: number
  /** A seed of its own for each ask, so that a program that uses no other chance can be replayed. */
  readonly seed: string
}

/** By number in the choices, or written out. */
export type AnswerLine = { readonly id: number } & ({ readonly choice: number } | { readonly action: unknown })

/** Choices shown where they are too many to list. */
const SHOWN = 24

export function askLine(id: number, ask: Ask<unknown>): AskLine {
  const { game, seat, question, view, choices, rng } = ask
  const lazy = isSpace(choices)
  return {
    protocol: PROTOCOL,
    id,
    game: game.id,
    rev: game.rev,
    seat,
    question,
    view,
    choices: lazy ? Array.from({ length: SHOWN }, () => choices.sample(rng)) : choices,
    size: lazy ? choices.size : choices.length,
    seed: seedFrom(rng),
  }
}

/** The action meant by a line, whether it is legal or not; throws at a line that means nothing. */
export function actionIn(line: string, { id, choices }: AskLine): unknown {
  const answer = read(line)
  if (answer.id !== id) throw new Error(`the answer is to ask ${JSON.stringify(answer.id)}, not ${id}`)
  if ('action' in answer) return answer.action
  const { choice } = answer
  if (typeof choice !== 'number' || !(choice in choices))
    throw new Error(`there is no choice ${JSON.stringify(choice)}`)
  return choices[choice]
}

/** What one of our bots answers to an ask; throws at a line that asks nothing. */
export async function answerTo(line: string, bot: string): Promise<AnswerLine> {
  const { protocol, id, game: name, rev, seat, question, view, seed } = read(line) as Partial<AskLine>
  if (protocol !== PROTOCOL) throw new Error(`this is protocol ${PROTOCOL}, not ${JSON.stringify(protocol)}`)
  const here = name !== undefined && isGameId(name) ? name : undefined
  const revision = here && typeof rev === 'number' ? await revisionOf(here, rev) : undefined
  if (!here || !revision?.ok) throw new Error(`there is no game ${name} of revision ${rev} here`)
  const { game } = revision
  if (typeof id !== 'number' || typeof seat !== 'number' || question === undefined || view === undefined) {
    throw new Error('id, seat, question and view are needed')
  }
  const state = game.imagine(view, new Chance(String(seed)))
  if (!game.questions(state).some((each) => each.seat === seat)) throw new Error(`seat ${seat} owes no answer`)
  const task: BotTask = { game: here, rev: game.rev, bot, seat, question, view, seed: String(seed) }
  return { id, action: answerOf(await botNamed(here, bot), game, task) }
}

function read(line: string): Record<string, unknown> {
  const value: unknown = JSON.parse(line)
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new Error('a line is one JSON object')
}

function seedFrom(rng: Rng): string {
  return Array.from({ length: 8 }, () =>
    rng
      .int(2 ** 16)
      .toString(16)
      .padStart(4, '0'),
  ).join('')
}
