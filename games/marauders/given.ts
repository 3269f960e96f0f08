/** For tests: a table set up as told, dice that fall as told, and a log of what was said. */

import { Chance, type Rng } from '@windward/core/chance.ts'
import { offered } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { GLORY } from './cards/glory.ts'
import type { GloryKey } from './cards/keys.ts'
import type { Frame } from './frames.ts'
import { arrange, type Given, type GivenPlayer, seat } from './given.arrange.ts'
import type { Event } from './news.ts'
import { skillOf } from './rules/captain.ts'
import { actions, answer, proceed, questions } from './rules/chapters.ts'
import { setUp } from './rules/setup.ts'
import { startTurn } from './rules/turn.ts'
import type { Captain, State } from './state.ts'
import { type Action, type Die, type How, SKULL, type Target } from './vocabulary.ts'
import { WINDOWS, type Window } from './windows.ts'

export type { Given, GivenPlayer }

export interface TestTable {
  readonly s: State
  readonly told: Event[]
  asked(): string[]
  offers(seat: Seat): readonly Action[]
  /** What a seat is offered of one kind. */
  offersOf<T extends Action['type']>(seat: Seat, type: T): Extract<Action, { type: T }>[]
  does(seat: Seat, action: Action, ...dice: Die[]): TestTable
  /** Scouts with success: a skull and ones, as many as the Captain rolls. `dice` are those that follow. */
  finds(seat: Seat, target: Target, ...dice: Die[]): TestTable
  /** The first card of that kind in hand is played; or announced, or hired, where that is what can be done with it. */
  plays(seat: Seat, key: GloryKey, how?: How, ...dice: Die[]): TestTable
  /** Whether the card can be played, announced or hired now. */
  mayPlay(seat: Seat, key: GloryKey): boolean
  captain(seat: Seat): Captain
  heard<T extends Event['type']>(type: T): Extract<Event, { type: T }>[]
}

/** Loaded dice: they fall as listed and must all be used up by the step they were given for. */
class Loaded implements Rng {
  readonly #rest = new Chance('given')
  readonly faces: Die[] = []

  int(n: number): number {
    return this.#rest.int(n)
  }

  stream(name: string): Rng {
    return name === 'dice'
      ? { int: () => this.#next(), stream: (other) => this.stream(other) }
      : this.#rest.stream(name)
  }

  #next(): number {
    const face = this.faces.shift()
    if (face === undefined) throw new Error('more dice were rolled than the test says')
    return face - 1
  }
}

export function given(setting: Given = {}): TestTable {
  const rng = new Loaded()
  const seated = setting.players ?? [{}, {}]
  const s = setUp({ glory: 10, events: 34, ...setting.options }, seated.length, new Chance('given'))
  s.stack = [{ type: 'round', asks: [], at: setting.begin === 'round' ? 'begin' : 'turns', taken: 1 } as Frame]
  s.round = setting.begin === 'round' ? 0 : 1
  arrange(s, setting)
  seat(s, seated)
  for (const player of s.players) player.passes = [...(setting.passes ?? [])]
  const told: Event[] = []
  const p = { s, rng, emit: (event: Event) => void told.push(event) }
  if (setting.begin !== 'round') startTurn(p, 0)
  rng.faces.push(...(setting.dice ?? []))
  proceed(p)
  if (rng.faces.length > 0) throw new Error(`${rng.faces.length} dice were not rolled`)
  return table(s, told, rng)
}

function table(s: State, told: Event[], rng: Loaded): TestTable {
  const self: TestTable = {
    s,
    told,
    asked: () => questions(s).map(({ seat: by, ask }) => `${by} ${ask}`),
    offers: (by) => actions(s, by),
    offersOf: (by, type) => actions(s, by).filter((a) => a.type === type) as never,
    does(by, action, ...dice) {
      const chosen = offered(actions(s, by), action)
      if (chosen === undefined) {
        throw new Error(`not offered: ${JSON.stringify(action)} among ${JSON.stringify(actions(s, by))}`)
      }
      rng.faces.push(...dice)
      answer({ s, rng, emit: (event) => void told.push(event) }, by, chosen)
      if (rng.faces.length > 0) throw new Error(`${rng.faces.length} dice were not rolled`)
      return self
    },
    finds(by, target, ...dice) {
      const scouting = skillOf(s, by, 'scouting')
      return self.does(by, { type: 'scout', target }, SKULL, ...Array<Die>(scouting - 1).fill(1), ...dice)
    },
    plays(by, key, how = {}, ...dice) {
      const [use] = usesOf(actions(s, by), key)
      if (use === undefined) throw new Error(`${key} cannot be played: ${JSON.stringify(actions(s, by))}`)
      const { type, card } = use
      const text = use.type === 'playGlory' && use.text !== undefined ? { text: use.text } : {}
      return self.does(by, type === 'playGlory' ? { type, card, ...text, ...how } : { type, card }, ...dice)
    },
    mayPlay: (by, key) => usesOf(actions(s, by), key).length > 0,
    captain(by) {
      const { captain } = s.players[by]
      if (captain === undefined) throw new Error(`seat ${by} has no Captain`)
      return captain
    },
    heard: (type) => told.filter((event) => event.type === type) as never,
  }
  return self
}

/** What can be done with a card: the ways of playing it, or the one way of announcing or hiring it. */
function usesOf(offers: readonly Action[], key: GloryKey) {
  return offers.flatMap((offer) => {
    if (offer.type !== 'playGlory' && offer.type !== 'announceGlory' && offer.type !== 'hire') return []
    return GLORY[offer.card] === key ? [offer] : []
  })
}

/** Every window but these: for `passes`. */
export function allBut(...names: readonly Window[]): Window[] {
  return (Object.keys(WINDOWS) as Window[]).filter((name) => !names.includes(name))
}
