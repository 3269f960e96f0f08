import { botNamed } from '@windward/bots/catalogue.ts'
import type { Bot } from '@windward/bots/contract.ts'
import { random } from '@windward/bots/random.ts'
import { Chance } from '@windward/core/chance.ts'
import { owed } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import { hears, Match } from '@windward/core/match.ts'
import { goodOf } from '@windward/games/marauders/components/cargo.ts'
import { modificationOf } from '@windward/games/marauders/components/ships.ts'
import { given } from '@windward/games/marauders/given.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { type View, view } from '@windward/games/marauders/view.ts'
import { byKey, FACE_DOWN, NPCS, PORTS, ZONES } from '@windward/games/marauders/vocabulary.ts'
import { CATALOGUES } from '@windward/games/marauders/words/index.ts'
import { expect, test } from 'vitest'
import { activeSeat, roundsLeft, under } from './reading.ts'
import { advance } from './staging.ts'

const MATE = await botNamed('marauders', 'mate')

/** Seed, seats, and who looks on: everybody, and nobody. */
const GAMES: readonly (readonly [string, number, Seat | undefined, Bot])[] = [
  ['alone', 1, 0, random],
  ['two', 2, 0, random],
  ['two', 2, 1, random],
  ['three', 3, 2, random],
  ['four', 4, 0, random],
  ['four', 4, undefined, random],
  ['more', 4, 3, random],
  ['again', 3, 1, random],
  ['storm', 4, 2, random],
  ['calm', 2, 1, random],
  ['ruled', 4, 1, MATE],
  ['ruled', 3, undefined, MATE],
  ['solo', 1, 0, MATE],
]

/**
 * The whole table as it is seen. What no event can tell comes with the next view alone:
 * - decks and heaps of discarded cards, of which nothing is drawn: what leaves them is told where it arrives;
 * - at which windows somebody is passed over: it is set, not played, and nothing happens by it;
 * - which of one's cards was laid down unseen, until it is played;
 * - how far a mission has come, which its own card counts;
 * - which of several equal Cargo Cards or tokens it is: goods and kinds are compared;
 * - what was aboard a beaten captain, until it is in one's own hands: it is counted.
 * Which frames lie on the stack, but for a battle, is what remains to be done.
 */
function staged(view: View, other: View) {
  const battle = under(view, 'battle')
  return {
    round: view.round,
    roundsLeft: roundsLeft(view),
    war: view.war,
    wealth: view.wealth,
    turn: view.over === undefined ? activeSeat(view) : undefined,
    effects: view.over === undefined ? view.effects : undefined,
    merchants: ZONES.filter((zone) => view.merchants[zone] !== undefined),
    track: view.track.length,
    missions: view.missions.open.toSorted(),
    npcs: byKey(NPCS, (npc) => ({ zone: view.npcs[npc].zone, cards: view.npcs[npc].cards })),
    ports: byKey(PORTS, (port) => ({ ...view.ports[port], modification: kindOf(view.ports[port].modification) })),
    players: view.players.map(({ points, stash, captain }, seat) => ({
      points,
      stash,
      captain: captain && {
        ...captain,
        cargo: isHidden([...holdOf(view, seat), ...holdOf(other, seat)])
          ? holdOf(view, seat).length
          : holdOf(view, seat).map(goodOf).toSorted(),
        glory: isLaidDown(view, seat) ? undefined : known(gloryOf(view, seat), gloryOf(other, seat)),
        rumors: known(rumorsOf(view, seat), rumorsOf(other, seat)),
        kept: captain.kept.toSorted(),
        weapons: captain.weapons.toSorted(),
        specialists: captain.specialists.map(({ type }) => type).toSorted(),
        mission: captain.mission?.card,
        bought: undefined,
        fittedOut: undefined,
        ship: { ...captain.ship, modifications: captain.ship.modifications.map(kindOf).toSorted() },
      },
    })),
    battle: battle && battle.sides[1].foe === undefined && { sides: battle.sides, npcShip: battle.npcShip },
  }
}

function kindOf(token: number | undefined): string | undefined {
  return token === undefined || token === FACE_DOWN ? undefined : modificationOf(token)
}

/** Goods aboard, and those that are being sold or were taken from the beaten. */
function holdOf(view: View, seat: Seat): readonly number[] {
  const own = view.stack.flatMap((f) => {
    if (!('seat' in f) || f.seat !== seat) return []
    return f.type === 'sell' ? f.declared : f.type === 'plunder' ? f.cards : []
  })
  return [...(view.players[seat].captain?.cargo ?? []), ...own]
}

function isHidden(cards: readonly number[]): boolean {
  return cards.includes(FACE_DOWN)
}

/** Nobody is told which cards are taken from the beaten: the winner's next view shows them. Until then they are counted. */
function known(own: readonly number[], other: readonly number[]): number | readonly number[] {
  return isHidden([...own, ...other]) ? own.length : own.toSorted()
}

function gloryOf(view: View, seat: Seat): readonly number[] {
  return view.players[seat].captain?.glory ?? []
}

/** Those in hand, and those just heard in a tavern. */
function rumorsOf(view: View, seat: Seat): readonly number[] {
  const heard = view.stack.flatMap((f) => (f.type === 'rumor' && f.seat === seat ? f.cards : []))
  return [...(view.players[seat].captain?.rumors ?? []), ...heard]
}

function isLaidDown(view: View, seat: Seat): boolean {
  return (
    seat === view.seat && view.stack.some((f) => f.type === 'window' && f.announced.some((one) => one.seat === seat))
  )
}

/** What a seat hears of each move, between the view before and the view after. */
function* moves(
  seed: string,
  seats: number,
  seat: Seat | undefined,
  by: Bot,
): Generator<{ before: View; events: Event[]; after: View }> {
  const rng = new Chance(seed)
  const match = new Match(marauders, { options: { glory: 10, events: 34 }, seats, seed, salt: '' })
  while (match.questions().length > 0) {
    const [question] = owed(match.questions())
    const before = match.view(seat)
    const ask = { game: marauders, seat: question.seat, question, rng, view: match.view(question.seat) }
    const answer = match.submit(question.seat, by.decide({ ...ask, choices: match.actions(question.seat) }))
    if (!answer.ok) throw new Error(answer.refusal.code)
    const events = answer.events.filter((told) => hears(told, seat)).map((told) => told.event)
    yield { before, events, after: match.view(seat) }
  }
}

test('the events of whole games lead from each view to the next', { timeout: 120_000 }, () => {
  const kinds = new Set<Event['type']>()
  for (const [seed, seats, seat, by] of GAMES) {
    for (const { before, events, after } of moves(seed, seats, seat, by)) {
      const end = events.reduce(advance, before)
      expect(staged(end, after), `${seed}: ${JSON.stringify(events)}`).toEqual(staged(after, end))
      for (const { type } of events) kinds.add(type)
    }
  }
  const known = Object.keys(CATALOGUES.en).flatMap((key) => (key.startsWith('event.') ? [key.slice(6)] : []))
  expect(kinds.size).toBeGreaterThan(known.length * 0.8)
})

test('whoever takes a hulk sails her as she is, with the crew there was', () => {
  const before = view(given({ players: [{ ship: 'frigate' }] }).s, 0)
  const after = advance(before, { type: 'shipTaken', seat: 0, ship: 'galleon' })
  const at = { hull: 1, cargo: 1, masts: 1, cannons: 1, crew: before.players[0].captain?.ship.at.crew }
  expect(after.players[0].captain?.ship).toMatchObject({ type: 'galleon', at })
})

test('whoever is put to sea lies off the port', () => {
  const before = view(given({ players: [{ port: 'nassau' }] }).s, 0)
  const after = advance(before, { type: 'putToSea', seat: 0, zone: 'nassau' })
  expect(after.players[0].captain).toMatchObject({ zone: 'nassau', inPort: false })
})
