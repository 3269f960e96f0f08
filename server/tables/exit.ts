/**
 * The only way out. What leaves a table about its game is a `Game.view`, the questions, a seat's own choices and the
 * events that seat hears of, and it leaves as `Redacted`, which nothing but this page can make and nothing but
 * `Redacted` can be sent.
 */

import { type BotTask, taskIn } from '@windward/bots/seat.ts'
import { isSpace } from '@windward/core/choices.ts'
import type { Question, Seat } from '@windward/core/contract.ts'
import { hears } from '@windward/core/match.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import type { HeardStep, OfferedChoices, Position } from '@windward/protocol/updates.ts'
import type { Step } from './step.ts'
import type { Table } from './table.ts'

declare const redacted: unique symbol

/** An update for one reader, ready to be sent as it is. */
export interface Redacted {
  readonly [redacted]: true
  readonly seq: number
  readonly after: number
  /** `Update` as JSON. */
  readonly text: string
}

/**
 * Updates after `after`, for any reader; without a seat, for spectators. What all of them may know is put into words
 * once. `steps` are the steps since; with `whole` the info is told in any case.
 */
export function updatesOf(
  table: Table,
  after: number,
  steps: readonly Step[],
  now: number,
  whole = false,
): (seat: Seat | undefined) => Redacted {
  const { match, info, head } = table
  const questions = match !== undefined && info.state === 'playing' ? match.questions() : []
  const asked = JSON.stringify(questions)
  const clocks = `${clocksOf(table, now)}${waitedOf(table, now)}`
  const view = match === undefined ? () => '' : viewsOf(match)
  const heardByAll =
    table.quiet.all.length === 0 && steps.every(isToldToAll) ? heardSteps(table, steps, undefined) : undefined
  const id = JSON.stringify(info.id)
  const end = whole || table.infoAt > after ? `,"info":${table.infoText}}` : '}'
  return (seat) => {
    const count = { seq: table.quiet.heard(head, seat), after: table.quiet.heard(after, seat) }
    const mine = seat === undefined ? '' : `,"seat":${seat}`
    const begin = `{"table":${id},"seq":${count.seq},"after":${count.after},"now":${now}${mine}`
    if (!mayKnow(table, seat)) return { ...count, text: `${begin},"steps":[]${end}` } as Redacted
    const shown =
      match === undefined ? '' : `,"position":${positionFor(table, match, seat, view(seat), questions, asked, clocks)}`
    const text = `${begin}${shown},"steps":${heardByAll ?? heardSteps(table, steps, seat)}${end}`
    return { ...count, text } as Redacted
  }
}

/** What a bot is given: what its seat may know, and nothing else. */
export interface BotAsk {
  readonly [redacted]: true
  readonly table: string
  readonly head: number
  readonly seat: Seat
  readonly bot: string
  /** For whom it thinks. */
  readonly host: string
  readonly task: BotTask
}

export function botAsksOf(table: Table): readonly BotAsk[] {
  const { match, head, info } = table
  if (match === undefined) return []
  return table.awaitedBots().map((seat) => {
    const question = match.questions().find((q) => q.seat === seat)
    const { bot } = info.seats[seat]
    if (question === undefined || bot === undefined) throw new Error(`no bot is asked at seat ${seat}`)
    return { table: info.id, head, seat, bot, host: info.host, task: taskIn(match, question, bot) } as BotAsk
  })
}

/** For the bus. */
export function writeUpdate({ seq, after, text }: Redacted): string {
  return `${seq} ${after} ${text}`
}

/** What comes over the bus is from the exit of some node. */
export function readUpdate(message: string): Redacted {
  const first = message.indexOf(' ')
  const second = message.indexOf(' ', first + 1)
  const seq = Number(message.slice(0, first))
  const after = Number(message.slice(first + 1, second))
  return { seq, after, text: message.slice(second + 1) } as Redacted
}

/** Whether this reader may see the game at all. */
function mayKnow(table: Table, seat: Seat | undefined): boolean {
  return seat !== undefined || table.info.spectators || table.match === undefined
}

/** A `Position` as JSON. */
function positionFor(
  table: Table,
  match: AnyMatch,
  seat: Seat | undefined,
  view: string,
  questions: readonly Question[],
  asked: string,
  clocks: string,
): string {
  const isAsked = seat !== undefined && questions.some((question) => question.seat === seat)
  const choices = isAsked ? `,"choices":${JSON.stringify(choicesOf(match, seat))}` : ''
  const undo = seat !== undefined && questions.length > 0 && table.canUndo(seat) ? ',"canUndo":true' : ''
  return `{"view":${view},"questions":${asked}${choices}${undo}${clocks}}`
}

/** Views as JSON. Where all may know the same, a spectator's is put into words once, and each seat's is that and its number. */
function viewsOf(match: AnyMatch): (seat: Seat | undefined) => string {
  if (!match.isOpen) return (seat) => JSON.stringify(match.view(seat))
  const common = JSON.stringify(match.view(undefined))
  return (seat) => (seat === undefined ? common : `${common.slice(0, -1)},"seat":${seat}}`)
}

function clocksOf({ clocks, info }: Table, now: number): string {
  if (clocks === undefined || clocks.pace.kind === 'none' || info.state !== 'playing') return ''
  const clocksNow: Position['clocks'] = { left: clocks.at(now), running: [...clocks.running] }
  return `,"clocks":${JSON.stringify(clocksNow)}`
}

function waitedOf(table: Table, now: number): string {
  const { clocks, info } = table
  if (clocks === undefined || info.state !== 'playing') return ''
  const waited: Position['waited'] = clocks.asked.map((at, seat) =>
    clocks.running.includes(seat) ? Math.max(0, now - at) : 0,
  )
  return `,"waited":${JSON.stringify(waited)}`
}

function choicesOf(match: AnyMatch, seat: Seat): OfferedChoices {
  const choices = match.actions(seat)
  return isSpace(choices) ? { kind: 'space', size: choices.size } : { kind: 'list', actions: [...choices] }
}

function isToldToAll({ body }: Step): boolean {
  return body.type !== 'act' || body.told.every(({ to, notTo }) => to === undefined && notTo === undefined)
}

function heardSteps(table: Table, steps: readonly Step[], seat: Seat | undefined): string {
  const heard = steps.filter((step) => table.quiet.isHeard(step, seat))
  return JSON.stringify(heard.map((step) => heardStep(step, table.quiet.heard(step.seq, seat), seat)))
}

/** The action itself is not told: in a game of secret bids it is the secret. */
function heardStep({ at, body }: Step, seq: number, seat: Seat | undefined): HeardStep {
  const heard = { seq, at, type: body.type }
  switch (body.type) {
    case 'act':
      return {
        ...heard,
        seat: body.seat,
        events: body.told.filter((t) => hears(t, seat)).map(({ event }) => ({ ...event })),
      }
    case 'chat':
      return { ...heard, by: body.by, text: body.text }
    case 'rematch':
      return { ...heard, by: body.by, seat: body.seat, yes: body.yes }
    case 'join':
    case 'leave':
    case 'remove':
    case 'name':
      return { ...heard, seat: body.seat, by: body.person }
    case 'swap':
      return { ...heard, seat: body.seat, with: body.with }
    case 'allow':
      return { ...heard, seat: body.seat, yes: body.yes, ...(body.undoes !== undefined && { with: body.undoes }) }
    case 'claim':
      return { ...heard, seat: body.seat, what: body.what }
    case 'start':
    case 'addSeat':
    case 'change':
    case 'close':
      return heard
    default:
      return { ...heard, seat: body.seat }
  }
}
