/** A table on the server: who sits there, what they say, how much time is left; and the game, once it has begun. */

import { Chance } from '@windward/core/chance.ts'
import type { Action, AnyGame, Event, Question, Refusal, Seat } from '@windward/core/contract.ts'
import type { Answer, Command } from '@windward/protocol/commands.ts'
import type { TableInfo as Info } from '@windward/protocol/tables.ts'
import type { Clocks, Update as Heard, Position, Step } from '@windward/protocol/updates.ts'
import type { AnyFace } from '../games/face.ts'
import { CREW } from '../table/crew.ts'
import { Session } from '../table/session.svelte.ts'
import type { Listener, Table, TableInfo, Told, Update } from '../table/table.ts'
import { live } from './live.svelte.ts'

export interface ChatLine {
  readonly seq: number
  readonly name: string
  readonly text: string
}

export class Room {
  readonly id: string
  readonly game: AnyGame
  readonly face: AnyFace
  info: Info = $state.raw() as Info
  seat: Seat | undefined = $state.raw()
  present: readonly Seat[] = $state.raw([])
  spectators = $state(0)
  chat: readonly ChatLine[] = $state.raw([])
  clocks: Clocks | undefined = $state.raw()
  /** When the clocks were told, on this device's clock. */
  clocksAt = $state(0)
  refused: string | undefined = $state()
  session: Session | undefined = $state.raw()
  /** Seats that owe an answer. */
  awaited: readonly Seat[] = $state.raw([])
  #seq = 0
  #position: Position | undefined
  readonly #acts: Told[] = []
  #listener: Listener | undefined
  readonly #unwatch: () => void

  constructor(info: Info, game: AnyGame, face: AnyFace) {
    this.id = info.id
    this.info = info
    this.game = game
    this.face = face
    this.#unwatch = live.watch(info.id, {
      seq: () => this.#seq,
      update: (update) => this.#hear(update),
      presence: ({ seats, spectators }) => {
        this.present = seats
        this.spectators = spectators
      },
      refused: (code) => {
        this.refused = code
      },
    })
  }

  /** Bots sail under the names they have at one's own device. */
  nameOf(seat: Seat): string {
    return this.info.seats[seat].person?.name ?? CREW[seat % CREW.length]
  }

  do(command: Command): Promise<Answer> {
    return live.do(this.id, command)
  }

  close(): void {
    this.#unwatch()
    this.session?.close()
  }

  #hear(update: Heard): void {
    this.#seq = update.seq
    this.seat = update.seat
    if (update.info) this.info = update.info
    const events = update.steps.flatMap((step) => this.#step(step))
    const { position } = update
    if (position === undefined) return
    this.#position = position
    this.clocks = position.clocks
    this.clocksAt = Date.now()
    this.awaited = position.questions.filter((question) => !question.optional).map((question) => question.seat)
    if (this.session === undefined) this.session = new Session(this.#table(), this.face)
    else this.#listener?.update(this.#look(position, events))
  }

  /** Keeps what it tells; an undo takes back the last act. */
  #step(step: Step): readonly Event[] {
    if (step.type === 'undo') this.#acts.pop()
    if (step.type === 'chat' && step.by && step.text) {
      this.chat = [...this.chat, { seq: step.seq, name: step.by.name, text: step.text }]
    }
    if (step.type !== 'act') return []
    const events = step.events ?? []
    this.#acts.push({ seq: this.#acts.length + 1, events })
    return events
  }

  #look(position: Position, events: readonly Event[]): Update {
    const { choices, view } = position
    const ending = this.info.ending
    return {
      seq: this.#acts.length,
      seat: this.seat,
      view,
      events,
      questions: position.questions as readonly Question[],
      choices: choices?.kind === 'list' ? (choices.actions as readonly Action[]) : [],
      canUndo: position.canUndo ?? false,
      ...(ending && { outcome: ending.standings }),
    }
  }

  #table(): Table {
    const { id, game, options, seats, commitment = '' } = this.info
    const players = seats.map((_, seat) => ({ name: this.nameOf(seat) }))
    const info: TableInfo = { id, game, options, players, commitment }
    return {
      info,
      past: [...this.#acts],
      listen: (listener) => {
        this.#listener = listener
        if (this.#position) listener.update(this.#look(this.#position, []))
      },
      submit: async (action) => refusalOf(await this.do({ type: 'act', action: { ...action }, seen: this.#seq })),
      undo: async () => refusalOf(await this.do({ type: 'undo' })),
      whyNot: async (action) => this.#whyNot(action),
      take: async () => undefined,
      close: () => undefined,
    }
  }

  /** What is hidden changes no refusal, so any state that the view allows will do. */
  #whyNot(action: unknown): Refusal {
    const state = this.game.imagine(this.#position?.view, new Chance('why not'))
    return this.game.whyNot(state, this.seat ?? 0, action)
  }
}

function refusalOf(answer: Answer): Refusal | undefined {
  if (answer.ok) return undefined
  return { code: answer.code, ...(answer.params && { params: answer.params }) }
}
