/** The same rules as a boardgame.io game, played on its local client, without a network. */

import { createRequire } from 'node:module'
import { Chance, type Drawn, type Rng } from '@windward/core/chance.ts'
import { offered, owed } from '@windward/core/choices.ts'
import type { Action, Seat } from '@windward/core/contract.ts'
import type { Game, MoveFn, Plugin } from 'boardgame.io'
import type { Dealer, Playable, Setting } from './playout.ts'

// Its folders have no entry that an import could find.
const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/dist/types/packages/client.d.ts')
const { Local } =
  require('boardgame.io/multiplayer') as typeof import('boardgame.io/dist/types/packages/multiplayer.d.ts')
const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/dist/types/packages/core.d.ts')

/**
 * documented: as its manual writes a game. A move checks itself, writes to the draft of the state and ends the
 * turn; undo is kept; the state is read through the client.
 * draft, fresh: as light as it allows. No check (`apply` has none either), no undo, no turns of its own (the rules
 * know whose it is), the state read past the client; a move writes to the draft, or returns a new state.
 */
export const PEER_WAYS = ['documented', 'draft', 'fresh'] as const
export type PeerWay = (typeof PEER_WAYS)[number]

/** Plain data, chance included: the number of words drawn is all there is to it. */
export interface G<S> {
  readonly state: S
  drawn: Drawn
}

export function onBoardgameIo<S, A extends Action, O>(setting: Setting<S, A, O>, way: PeerWay): Dealer<A> {
  const { game, seats } = setting
  return (seed) => {
    const client = Client({ game: WRAP[way](setting, seed), numPlayers: seats, debug: false })
    const kept = () => (way === 'documented' ? client.getState() : client.store.getState())
    const state = (): S => kept()?.G.state
    return {
      questions: () => game.questions(state()),
      actions: (seat) => game.actions(state(), seat),
      act: (seat, action) => client.moves.act(action, seat),
      outcome: () => kept()?.ctx.gameover,
    }
  }
}

/** As its manual has two people play on one machine: a client for each seat, and its local master between them. */
export function onLocalMaster<S, A extends Action, O>(setting: Setting<S, A, O>): Dealer<A> {
  const { game, seats } = setting
  return (seed) => {
    const common = {
      game: wrapDocumented(setting, seed),
      numPlayers: seats,
      multiplayer: Local(),
      debug: false,
    } as const
    const clients = Array.from({ length: seats }, (_, seat) => Client({ ...common, playerID: String(seat) }))
    for (const client of clients) client.start()
    const kept = () => clients[0].getState()
    const state = (): S => (kept() as { G: G<S> }).G.state
    return {
      questions: () => game.questions(state()),
      actions: (seat) => game.actions(state(), seat),
      act: (seat, action) => clients[seat].moves.act(action),
      outcome: () => kept()?.ctx.gameover,
    }
  }
}

const WRAP = { documented: wrapDocumented, draft: wrapDraft, fresh: wrapFresh } as const

/** A move checks itself, writes to the draft of the state and ends the turn. */
export function wrapDocumented<S, A extends Action, O>(setting: Setting<S, A, O>, seed: string): Game<G<S>> {
  const { game } = setting
  const act: MoveFn<G<S>> = ({ G, events, playerID }, given: A) => {
    const seat = Number(playerID)
    const action = offered(game.actions(G.state, seat), given)
    if (action === undefined) return INVALID_MOVE
    G.drawn = applyTo(game, seed, G, seat, action)
    const next = askedFirst(game, G.state)
    if (next !== undefined && next !== seat) events.endTurn({ next: String(next) })
    return undefined
  }
  return {
    ...basics(setting, seed),
    turn: { order: { first: ({ G }) => askedFirst(game, G.state) ?? 0, next: () => undefined } },
    moves: { act },
  }
}

function wrapDraft<S, A extends Action, O>(setting: Setting<S, A, O>, seed: string): Game<G<S>> {
  const act: MoveFn<G<S>> = ({ G }, action: A, seat: Seat) => {
    G.drawn = applyTo(setting.game, seed, G, seat, action)
  }
  return { ...basics(setting, seed), disableUndo: true, moves: { act } }
}

function wrapFresh<S, A extends Action, O>(setting: Setting<S, A, O>, seed: string): Game<G<S>, Plain<S>> {
  const { game } = setting
  const act: MoveFn<G<S>, Plain<S>> = ({ plain }, action: A, seat: Seat) => {
    const next = { state: game.clone(plain.state), drawn: plain.drawn }
    next.drawn = applyTo(game, seed, next, seat, action)
    return next
  }
  return { ...basics(setting, seed), disableUndo: true, plugins: [PLAIN], moves: { act } }
}

function basics<S, A extends Action, O>({ game, options, seats }: Setting<S, A, O>, seed: string) {
  return {
    name: game.id,
    setup(): G<S> {
      const chance = new Chance(seed)
      return { state: game.setup(options, seats, chance), drawn: chance.drawn() }
    },
    endIf: ({ G }: { readonly G: G<S> }) => game.outcome(G.state),
  }
}

function applyTo<S, A extends Action, O>(
  game: Playable<S, A, O>,
  seed: string,
  to: G<S>,
  seat: Seat,
  action: A,
): Drawn {
  const chance = new LazyChance(seed, to.drawn)
  game.apply(to.state, seat, action, chance)
  return chance.drawn()
}

function askedFirst<S, A extends Action, O>(game: Playable<S, A, O>, state: S): Seat | undefined {
  return owed(game.questions(state))[0]?.seat
}

/** Most moves draw nothing: the generator is set up only when asked. */
class LazyChance implements Rng {
  readonly #seed: string
  readonly #before: Drawn
  #chance: Chance | undefined

  constructor(seed: string, before: Drawn) {
    this.#seed = seed
    this.#before = before
  }

  int(n: number): number {
    return this.#made().int(n)
  }

  stream(name: string): Rng {
    return this.#made().stream(name)
  }

  drawn(): Drawn {
    return this.#chance?.drawn() ?? this.#before
  }

  #made(): Chance {
    this.#chance ??= new Chance(this.#seed, this.#before)
    return this.#chance
  }
}

type Plain<S> = { plain: G<S> }

/** Gives a move the state itself beside the draft of it: copying a draft is slower. */
const PLAIN: Plugin = {
  name: 'plain',
  fnWrap:
    (move) =>
    (context, ...args) =>
      move({ ...context, plain: context.G }, ...args),
}
