/** Games that bots play up to a moment at which a person can sit down: nothing of them is kept, so rules may change. */

import { botNamed } from '@windward/bots/catalogue.ts'
import { Asking, chancesOf } from '@windward/bots/simulate.ts'
import { owed } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { type GameRecord, recordOf } from '@windward/core/record.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { goodsIn } from '@windward/games/marauders/rules/goods.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action } from '@windward/games/marauders/vocabulary.ts'

export interface PlayedMoment {
  readonly seat: number
  readonly record: GameRecord & { readonly moves: readonly (readonly [number, Action, string])[] }
}

const SEATS = 3
const SEED = '11'.repeat(32)
const MOST = 1200

/** The first moment at which somebody is asked and finds the table so. */
async function playedUntil(isThere: (view: View, choices: readonly Action[]) => boolean): Promise<PlayedMoment> {
  const match = new Match(marauders, {
    options: { glory: 10, events: 34 },
    seats: SEATS,
    seed: SEED,
    salt: '33'.repeat(16),
  })
  const bot = await botNamed('marauders', 'mate')
  const ask: Asking = new Asking(marauders, () => match.view(ask.seat), chancesOf(SEED, SEATS))
  for (let i = 0; i < MOST; i++) {
    const [question] = owed(match.questions())
    if (question === undefined) break
    const choices = match.actions(question.seat)
    if (Array.isArray(choices) && isThere(match.view(question.seat), choices))
      return { seat: question.seat, record: recordOf(match) as PlayedMoment['record'] }
    match.submit(question.seat, bot.decide(ask.about(question, choices)) as Action)
  }
  throw new Error('no such moment came')
}

const offers = (choices: readonly Action[], type: Action['type']) => choices.some((choice) => choice.type === type)

function aboard({ players, seat }: View): number {
  return seat === undefined ? 0 : (players[seat].captain?.cargo.length ?? 0)
}

function isWantedHere({ players, seat, ports }: View): boolean {
  const captain = seat === undefined ? undefined : players[seat].captain
  if (captain === undefined || captain.zone === 'caribbeanSea') return false
  return goodsIn(captain.cargo).includes(ports[captain.zone].demand)
}

function actionsLeft({ stack }: View): number {
  const turn = stack.at(-1)
  return turn?.type === 'turn' ? turn.actions : 0
}

/** Off a port that asks for some of the goods aboard, with two actions left. */
export const beforeAPortCall = () =>
  playedUntil(
    (view, choices) => offers(choices, 'enterPort') && aboard(view) > 2 && actionsLeft(view) > 1 && isWantedHere(view),
  )

/** At sea with a whole turn ahead. */
export const beforeARoundAtSea = () =>
  playedUntil((view, choices) => offers(choices, 'sail') && actionsLeft(view) === 3)

/** At sea beside a merchant. */
export const beforeARaid = () =>
  playedUntil(
    (view, choices) =>
      actionsLeft(view) > 1 && choices.some((choice) => choice.type === 'scout' && choice.target.kind === 'merchant'),
  )
