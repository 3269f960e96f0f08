/** The random games on which the laws are tried: how one is played, watched and disturbed. */

import fc from 'fast-check'
import { Chance } from './chance.ts'
import { count, owed, sample } from './choices.ts'
import type { AnyGame, OptionValues, Seat } from './contract.ts'
import { Match, type ToldEvent } from './match.ts'
import { defaults } from './options.ts'

/** What the laws have to know of a game. */
export interface LawKit<S> {
  /** What is neither made nor lost: must be equal after every action. */
  readonly conserved: (s: S) => unknown
  /** Option sets to play with; the defaults alone if left out. */
  readonly options?: readonly OptionValues[]
  /** Random games per law. */
  readonly games?: number
  /** No random game takes more actions than this. */
  readonly longest?: number
  /** Points of a game at which the costly checks are made. */
  readonly samples?: number
}

/** One random game: everything in it follows from these. */
export interface Trial {
  readonly seats: number
  readonly options: OptionValues
  readonly seed: string
}

export type FullKit = Required<LawKit<unknown>>

export class LawBroken extends Error {
  constructor(law: string, what: string, detail?: unknown) {
    super(`${law}: ${what}${detail === undefined ? '' : ` (${JSON.stringify(detail)})`}`)
  }
}

/** What the kit leaves out. */
export function complete<S>(game: AnyGame, kit: LawKit<S>): FullKit {
  const given = { options: [defaults(game)], games: 40, longest: 20_000, samples: 6, ...kit }
  return given as FullKit
}

export function trialsOf(game: AnyGame, kit: FullKit): fc.Arbitrary<Trial> {
  return fc.constantFrom(...kit.options).chain((given) => {
    const options = { ...(defaults(game) as object), ...given }
    const { min, max } = game.seats(options)
    return fc.record({
      options: fc.constant(options),
      seats: fc.integer({ min, max }),
      seed: fc.nat().map((n) => `law ${n}`),
    })
  })
}

type Visit = (s: unknown, move: readonly [Seat, unknown], rng: Chance, marked: boolean) => void

interface PlayedOut {
  readonly moves: readonly (readonly [Seat, unknown])[]
  /** Moves before which the costly checks are made. */
  readonly marks: ReadonlySet<number>
}

/** The moves of the game, and some of them at random. */
export function playOut(game: AnyGame, trial: Trial, kit: FullKit): PlayedOut {
  const moves: (readonly [Seat, unknown])[] = []
  walk(game, trial, { ...kit, samples: 0 }, (_s, move) => moves.push(move))
  const rng = new Chance(`${trial.seed} marks`)
  const marks = new Set(Array.from({ length: Math.min(kit.samples, moves.length) }, () => rng.int(moves.length)))
  return { moves, marks }
}

/** Plays at random and visits every state before its action; returns the final one, if the game ended. */
export function walk(game: AnyGame, trial: Trial, kit: FullKit, visit: Visit): unknown {
  const marks = kit.samples === 0 ? new Set<number>() : playOut(game, trial, kit).marks
  const rng = new Chance(trial.seed)
  const policy = new Chance(`${trial.seed} policy`)
  const s = game.setup(trial.options, trial.seats, rng)
  for (let i = 0; i < kit.longest; i++) {
    const asked = owed(game.questions(s))
    if (asked.length === 0) return s
    const { seat } = asked[policy.int(asked.length)]
    const choices = game.actions(s, seat)
    if (count(choices) === 0) throw new LawBroken('progress', 'a question has no answer', { seat })
    const action = sample(choices, policy)
    visit(s, [seat, action], rng, marks.has(i))
    game.apply(s, seat, action, rng)
  }
  return undefined
}

/** From any state to the end, if it comes. */
export function playOn(game: AnyGame, s: unknown, rng: Chance, policy: Chance, longest: number): unknown {
  for (let i = 0; i < longest; i++) {
    const asked = owed(game.questions(s))
    if (asked.length === 0) return s
    const { seat } = asked[policy.int(asked.length)]
    game.apply(s, seat, sample(game.actions(s, seat), policy), rng)
  }
  return undefined
}

/** Does an action and hears everything; certain: it drew no chance and told no news. */
export function tell(game: AnyGame, s: unknown, seat: Seat, action: unknown, rng: Chance) {
  const told: ToldEvent<unknown>[] = []
  const before = rng.total
  game.apply(s, seat, action, rng, (event, audience) => told.push({ event, ...audience }))
  return { s, told, certain: rng.total === before && !told.some((t) => t.news) }
}

export function matchOf(game: AnyGame, trial: Trial) {
  const { options, seats, seed } = trial
  return new Match(game, { options, seats, seed: new Chance(seed).seed, salt: '' })
}

export function seatsOf(trial: Trial): Seat[] {
  return Array.from({ length: trial.seats }, (_, seat) => seat)
}

/** Nothing but lists, records, whole numbers, texts and truth values; a field may be absent, but no more. */
export function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isPlain(item))
  if (typeof value === 'number') return Number.isSafeInteger(value)
  if (typeof value !== 'object') return typeof value !== 'function' && typeof value !== 'symbol'
  return value !== null && Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}

/** Things that look like an action, and things that do not. */
export function junkFrom(action: unknown, seed: string): unknown[] {
  const strange = fc.sample(fc.anything(), { numRuns: 5, seed: seed.length * 31 + seed.charCodeAt(seed.length - 1) })
  const near: unknown[] = [undefined, null, 0, '', [], {}, { type: 'nonsense' }, [action], { ...Object(action), x: 1 }]
  for (const key of Object.keys(Object(action))) {
    const field = (action as Record<string, unknown>)[key]
    const { [key]: _, ...without } = action as Record<string, unknown>
    near.push(without)
    for (const value of [
      -1,
      0,
      1,
      1e9,
      0.5,
      '',
      'x',
      null,
      [],
      {},
      [field],
      typeof field === 'number' ? field + 1 : 7,
    ]) {
      near.push({ ...(action as object), [key]: value })
    }
  }
  return [...near, ...strange]
}

/** Same text: also the order of keys and the length give nothing away. */
export function identical(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
