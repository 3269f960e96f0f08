/**
 * The laws every game obeys, as properties over random play. A game's test runs them in one line:
 *
 *     obeysTheLaws(haendler, { conserved: allCards }, test)
 */

import fc from 'fast-check'
import { Chance } from './chance.ts'
import { count, isSpace, list, offered, same } from './choices.ts'
import type { AnyGame, Seat } from './contract.ts'
import { hash } from './hash.ts'
import {
  complete,
  type FullKit,
  identical,
  isPlain,
  junkFrom,
  LawBroken,
  type LawKit,
  matchOf,
  playOn,
  playOut,
  seatsOf,
  type Trial,
  tell,
  trialsOf,
  walk,
} from './laws.trial.ts'
import { hears, Match, type ToldEvent } from './match.ts'
import { recordOf, verify, writeRecord } from './record.ts'

export type LawName = keyof typeof LAWS

type Check = (game: AnyGame, trial: Trial, kit: FullKit) => void
type TestFunction = (name: string, run: () => void, timeout?: number) => void

export const LAWS = {
  determinism,
  roundTrip,
  progress,
  refusal,
  conservation,
  nonInterference,
  imagination,
  undo,
} satisfies Record<string, Check>

/** One test for each law. */
export function obeysTheLaws<S>(game: AnyGame, kit: LawKit<S>, test: TestFunction): void {
  for (const law of Object.keys(LAWS) as LawName[]) {
    test(`${game.id} obeys the law of ${law}`, () => obeysLaw(law, game, kit), 300_000)
  }
}

export function obeysLaw<S>(law: LawName, game: AnyGame, kit: LawKit<S>): void {
  const full = complete(game, kit)
  fc.assert(
    fc.property(trialsOf(game, full), (trial) => LAWS[law](game, trial, full)),
    { numRuns: full.games, seed: 1, includeErrorInReport: true },
  )
}

/** All laws on one game that is known by number, for runs of many thousands. */
export function checkTrial<S>(game: AnyGame, trial: Trial, kit: LawKit<S>): void {
  const full = complete(game, kit)
  for (const law of Object.keys(LAWS) as LawName[]) LAWS[law](game, trial, full)
}

// 1. Same record, same hash after every action.
function determinism(game: AnyGame, trial: Trial, kit: FullKit): void {
  const rng = new Chance(trial.seed)
  const twin = game.setup(trial.options, trial.seats, rng)
  let moves = 0
  const end = walk(game, trial, { ...kit, samples: 0 }, (s, [seat, action]) => {
    if (hash(s) !== hash(twin)) throw new LawBroken('determinism', `the state before move ${moves + 1} differs`)
    game.apply(twin, seat, action, rng)
    moves += 1
  })
  if (end !== undefined && hash(twin) !== hash(end)) throw new LawBroken('determinism', 'the final state differs')
}

// 2. State and record survive JSON; a clone is whole and independent; a resumed match goes on identically.
function roundTrip(game: AnyGame, trial: Trial, kit: FullKit): void {
  const fail = (what: string) => new LawBroken('roundTrip', what)
  const match = matchOf(game, trial)
  let twin: typeof match | undefined
  walk(game, trial, kit, (s, [seat, action], rng, marked) => {
    if (marked) {
      const before = hash(s)
      if (!isPlain(s) || hash(JSON.parse(JSON.stringify(s))) !== before) throw fail('the state is not plain data')
      const copy = game.clone(s)
      if (hash(copy) !== before) throw fail('the clone differs')
      game.apply(copy, seat, action, new Chance(trial.seed, rng.drawn()))
      if (hash(s) !== before) throw fail('the clone shares something with its original')
      twin = new Match(game, match.deal, JSON.parse(JSON.stringify(match.snapshot())))
    }
    match.submit(seat, action)
    twin?.submit(seat, action)
    if (twin && twin.check !== match.check) throw fail('a resumed match went another way')
  })
  const verified = verify(writeRecord(recordOf(match)), [game])
  if (!verified.ok) throw fail(`the record does not verify: ${verified.fault.code}`)
  if (verified.match.hash() !== match.hash()) throw fail('the record leads elsewhere')
}

// 3. While the game is not over someone owes an answer and has one; every offered action applies; random play ends.
function progress(game: AnyGame, trial: Trial, kit: FullKit): void {
  const fail = (what: string, detail?: unknown) => new LawBroken('progress', what, detail)
  const probe = new Chance(`${trial.seed} probe`)
  const end = walk(game, trial, kit, (s, _move, _rng, marked) => {
    const asked = game.questions(s).map((q) => q.seat)
    if (game.outcome(s) !== undefined) throw fail('there is an outcome while questions are open')
    for (let seat = 0; seat < trial.seats; seat++) {
      const choices = game.actions(s, seat)
      if (asked.includes(seat) !== count(choices) > 0) throw fail('question and actions disagree', { seat, asked })
      if (!marked) continue
      const some = isSpace(choices) ? [choices.sample(probe), choices.sample(probe)] : choices
      for (const action of some) {
        if (offered(choices, action) === undefined) throw fail('what was sampled is not included', action)
        game.apply(game.clone(s), seat, action, new Chance(trial.seed))
      }
    }
  })
  if (end === undefined) throw fail(`not over after ${kit.longest} actions`)
  if (game.questions(end).length > 0) throw fail('questions are open but nobody owes an answer')
  const outcome = game.outcome(end)
  if (outcome === undefined) throw fail('nobody is asked and there is no outcome')
  if (outcome.length !== trial.seats || outcome[0].place !== 1) throw fail('the ranking is not whole', outcome)
  for (const { points, sources } of outcome) {
    const sum = sources.reduce((n, source) => n + source.points, 0)
    if (sum !== points) throw fail('points do not add up', outcome)
  }
}

// 4. What was not offered is refused with a reason and changes nothing, whatever its shape.
function refusal(game: AnyGame, trial: Trial, kit: FullKit): void {
  const { moves, marks } = playOut(game, trial, kit)
  const match = matchOf(game, trial)
  for (const [i, [seat, action]] of moves.entries()) {
    if (marks.has(i)) {
      const before = match.hash()
      for (const by of [seat, (seat + 1) % trial.seats, -1, trial.seats, 0.5]) {
        const legal = seatsOf(trial).includes(by) ? list(match.actions(by)) : []
        for (const junk of junkFrom(action, trial.seed + i)) {
          if (legal.some((choice) => same(choice, junk))) continue
          const answer = match.submit(by, junk)
          if (answer.ok) throw new LawBroken('refusal', 'accepted what was not offered', junk)
          if (!answer.refusal?.code) throw new LawBroken('refusal', 'no reason given', junk)
          if (match.hash() !== before) throw new LawBroken('refusal', 'a refusal changed the state', junk)
        }
      }
    }
    match.submit(seat, action)
  }
}

// 5. Cards, coins and tokens are neither made nor lost.
function conservation(game: AnyGame, trial: Trial, kit: FullKit): void {
  let first: unknown
  const look = (s: unknown) => {
    const now = kit.conserved(s)
    first ??= now
    if (!same(now, first)) throw new LawBroken('conservation', 'something was made or lost', { first, now })
  }
  const end = walk(game, trial, kit, look)
  if (end !== undefined) look(end)
}

// 6. Whatever seat p may not know changes nothing that p is told: views, questions, choices, refusals, events.
function nonInterference(game: AnyGame, trial: Trial, kit: FullKit): void {
  const fail = (what: string, seat: Seat | undefined) => new LawBroken('nonInterference', what, { seat })
  const dream = new Chance(`${trial.seed} dream`)
  walk(game, trial, kit, (s, [by, action], rng, marked) => {
    if (!marked) return
    for (const seat of [undefined, ...seatsOf(trial)]) {
      const other = game.imagine(game.view(s, seat), dream)
      if (!identical(game.view(other, seat), game.view(s, seat))) throw fail('the view shows hidden things', seat)
      if (game.openToAll && !same(game.view(s, seat), { ...game.view(s, undefined), seat }))
        throw fail('the view shows more than a spectator sees', seat)
      if (!identical(game.questions(other), game.questions(s))) throw fail('the questions show hidden things', seat)
      if (seat !== undefined) {
        if (!sameChoices(game, s, other, seat, dream)) throw fail('the choices show hidden things', seat)
        for (const junk of junkFrom(action, trial.seed)) {
          const reasons = [s, other].map((state) => game.whyNot(state, seat, junk))
          if (!identical(reasons[0], reasons[1])) throw fail('a refusal shows hidden things', seat)
        }
      }
      if (offered(game.actions(other, by), action) === undefined) continue
      const real = tell(game, game.clone(s), by, action, new Chance(trial.seed, rng.drawn()))
      const unreal = tell(game, other, by, action, new Chance(trial.seed, rng.drawn()))
      if (!identical(oldNews(real.told, seat), oldNews(unreal.told, seat)))
        throw fail('events tell hidden things', seat)
      if (real.certain && unreal.certain && !identical(game.view(real.s, seat), game.view(unreal.s, seat))) {
        throw fail('the view shows hidden things after an action that told no news', seat)
      }
    }
  })
}

// 7. What is imagined from a view has that view, and is a state like any other.
function imagination(game: AnyGame, trial: Trial, kit: FullKit): void {
  const fail = (what: string, detail?: unknown) => new LawBroken('imagination', what, detail)
  const dream = new Chance(`${trial.seed} dream`)
  walk(game, trial, kit, (s, _move, _rng, marked) => {
    if (!marked) return
    for (const seat of [undefined, ...seatsOf(trial)]) {
      const view = game.view(s, seat)
      const before = JSON.stringify(view)
      const other = game.imagine(view, dream)
      if (JSON.stringify(view) !== before) throw fail('imagining changed the view')
      const seen = game.view(other, seat)
      if (!identical(seen, view)) throw fail('the imagined state has another view', { seat, seen, view })
      if (!same(kit.conserved(other), kit.conserved(s))) throw fail('something was made or lost')
      if (!isPlain(other)) throw fail('the imagined state is not plain data')
      if (game.questions(other).length === 0) throw fail('the imagined game is over')
      const end = playOn(game, other, new Chance(`${trial.seed} on`), dream, kit.longest)
      if (end === undefined) throw fail('the imagined game does not end')
      if (!same(kit.conserved(end), kit.conserved(s))) throw fail('something was made or lost later')
    }
  })
}

// 8. Undo after an action gives the same hash; what can be taken back has told nobody anything new.
function undo(game: AnyGame, trial: Trial, kit: FullKit): void {
  const fail = (what: string, detail?: unknown) => new LawBroken('undo', what, detail)
  const dream = new Chance(`${trial.seed} dream`)
  const match = matchOf(game, trial)
  walk(game, trial, kit, (s, [by, action], _rng, marked) => {
    const before = marked ? match.hash() : ''
    match.submit(by, action)
    if (!marked) return
    if (!match.canUndo(by)) {
      const after = match.hash()
      if (match.undo(by) || match.hash() !== after) throw fail('undid what cannot be undone', action)
      return
    }
    for (const seat of seatsOf(trial)) {
      const other = game.imagine(game.view(s, seat), dream)
      if (offered(game.actions(other, by), action) === undefined) continue
      const after = match.view(seat)
      const { s: there } = tell(game, other, by, action, new Chance(`${trial.seed} other`))
      if (!identical(game.view(there, seat), after)) throw fail('could be taken back although it told news', action)
    }
    const after = match.hash()
    if (trial.seats > 1 && match.undo((by + 1) % trial.seats)) throw fail('another seat undid it', action)
    if (!match.undo(by) || match.hash() !== before) throw fail('undo does not lead back', action)
    match.submit(by, action)
    if (match.hash() !== after) throw fail('the same action again leads elsewhere', action)
  })
}

/** What a seat hears until somebody is told something new. */
function oldNews(told: readonly ToldEvent<unknown>[], seat: Seat | undefined): unknown[] {
  const first = told.findIndex((t) => t.news)
  return told
    .slice(0, first < 0 ? told.length : first)
    .filter((t) => hears(t, seat))
    .map((t) => t.event)
}

function sameChoices(game: AnyGame, s: unknown, other: unknown, seat: Seat, rng: Chance): boolean {
  const [a, b] = [game.actions(s, seat), game.actions(other, seat)]
  if (!isSpace(a) || !isSpace(b)) return identical(list(a), list(b))
  return a.size === b.size && (a.size === 0 || (b.includes(a.sample(rng)) && a.includes(b.sample(rng))))
}
