/** Game setup (p. 5-6). */

import { type Rng, shuffle } from '@windward/core/chance.ts'
import { GLORY } from '../cards/glory.ts'
import { MISSIONS } from '../cards/missions.ts'
import { RUMORS } from '../cards/rumors.ts'
import { CAPTAINS } from '../components/captains.ts'
import { CARGO } from '../components/cargo.ts'
import { OPEN_MISSIONS } from '../components/decks.ts'
import { EVENTS } from '../components/events.ts'
import { COPIES_OF_DEMAND, MERCHANT_TOKENS, MODIFICATION_TOKENS } from '../components/ships.ts'
import { BOARD } from '../components/zones.ts'
import { announce, type Chapter, type Play, pop } from '../flow.ts'
import type { SetupFrame } from '../frames.ts'
import type { Deck, Player, PortState, State } from '../state.ts'
import {
  byKey,
  type Card,
  DEEDS,
  type DeckName,
  GOODS,
  NPCS,
  type Options,
  PORTS,
  type Port,
  STARTING_SHIPS,
  ZONES,
} from '../vocabulary.ts'
import { outfit } from './death.ts'

export function setUp(options: Options, seats: number, rng: Rng): State {
  const tokens = shuffle(numbers(MODIFICATION_TOKENS.length), rng.stream('modifications'))
  const demand = shuffle(numbers(DEMAND_TOKENS.length), rng.stream('demand')).map((token) => DEMAND_TOKENS[token])
  const events = shuffle(numbers(EVENTS.length), rng.stream('events'))
  const captains = shuffled(CAPTAINS.length, rng, 'captains')
  const missions = shuffled(MISSIONS.length, rng, 'missions')
  const dealt = captains.deck.splice(0, seats)
  return {
    options,
    round: 0,
    first: 0,
    players: Array.from({ length: seats }, newPlayer),
    ports: byKey(PORTS, (port) => newPort(port, tokens, demand)),
    merchants: placeMerchants(rng),
    track: [],
    demandPool: demand,
    npcs: byKey(NPCS, () => ({ cards: [], zone: undefined })),
    arrivals: [],
    war: [],
    effects: [],
    events: { deck: events, discard: [], box: events.splice(options.events) },
    cargo: shuffled(CARGO.length, rng, 'cargo'),
    glory: shuffled(GLORY.length, rng, 'glory'),
    rumors: shuffled(RUMORS.length, rng, 'rumors'),
    missions: { ...missions, open: missions.deck.splice(0, OPEN_MISSIONS) },
    captains,
    stack: [
      { type: 'round', asks: [], at: 'begin', taken: 0 },
      { type: 'setup', asks: numbers(seats), dealt, ships: dealt.map(() => 'none') },
    ],
    over: undefined,
  }
}

/** p. 5: Captains and ships stay secret until everybody has chosen; then all are revealed at once. */
export const setup: Chapter<SetupFrame> = {
  ask: 'chooseShip',
  run: reveal,
  offer: () => STARTING_SHIPS.map((ship) => ({ type: 'chooseShip', ship })),
  answer(_p, f, seat, action) {
    if (action.type === 'chooseShip') f.ships[seat] = action.ship
  },
}

function reveal(p: Play, f: SetupFrame): void {
  pop(p)
  for (const [seat, captain] of f.dealt.entries()) {
    const ship = f.ships[seat]
    if (ship === 'none' || ship === 'sealed') continue
    announce(p, { type: 'captainRevealed', seat, captain, ship })
    outfit(p, seat, captain, ship)
  }
  // p. 5: one of the Captain cards is drawn.
  p.s.first = p.rng.stream('captains').int(f.dealt.length)
  announce(p, { type: 'firstPlayer', seat: p.s.first })
}

function newPlayer(): Player {
  return { points: byKey(DEEDS, () => 0), stash: 0, stashes: 0, passes: [], recent: [], captain: undefined }
}

function newPort(port: Port, tokens: Card<'modifications'>[], demand: PortState['demand'][]): PortState {
  const [good] = demand.splice(0, 1)
  return { nation: BOARD[port].nation ?? 'spanish', demand: good, modification: tokens.shift(), shown: false }
}

function placeMerchants(rng: Rng): State['merchants'] {
  const tokens = shuffle(numbers(MERCHANT_TOKENS.length), rng.stream('merchants'))
  return byKey(ZONES, (zone) => tokens[ZONES.indexOf(zone)])
}

function shuffled<D extends DeckName>(count: number, rng: Rng, stream: D): Deck<D> {
  return { deck: shuffle(numbers(count), rng.stream(stream)), discard: [] }
}

const DEMAND_TOKENS = GOODS.flatMap((good) => Array.from({ length: COPIES_OF_DEMAND }, () => good))

function numbers(count: number): number[] {
  const all: number[] = []
  for (let i = 0; i < count; i++) all.push(i)
  return all
}
