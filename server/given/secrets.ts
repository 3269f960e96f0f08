/**
 * Where the secrets of each game lie, read off its true state by hand and not by the game's own view, beside what a
 * reader is shown in their place. A leak in a view shows here even if server and engine agree on it.
 */

import type { Event, Seat } from '@windward/core/contract.ts'
import type { GameId } from '@windward/games/catalogue.ts'
import type { State as HaendlerState } from '@windward/games/haendler/state.ts'
import type { View as HaendlerView } from '@windward/games/haendler/view.ts'
import type { State as KaribikState } from '@windward/games/karibik/state.ts'
import type { View as KaribikView } from '@windward/games/karibik/view.ts'
import { SHIPS } from '@windward/games/karibik/vocabulary.ts'
import type { State as MaraudersState } from '@windward/games/marauders/state.ts'
import type { View as MaraudersView } from '@windward/games/marauders/view.ts'
import { FACE_DOWN } from '@windward/games/marauders/vocabulary.ts'

export interface HiddenFact {
  readonly what: string
  /** What is hidden now; nothing, if there is nothing to hide. */
  readonly hidden: readonly unknown[]
  /** Whether the reader's view shows any of it. */
  readonly isShown: boolean
}

type Secrets<S, V> = (s: S, v: V, reader: Seat | undefined) => readonly HiddenFact[]

/** Nobody knows the deck's order, nor which cards serve as coins. */
const haendler: Secrets<HaendlerState, HaendlerView> = (s, v) => {
  const hidden = [...s.draw, ...s.players.flatMap(({ coins }) => coins)]
  const open = [v.discard, v.harbor, v.expeditions, ...v.players.flatMap((p) => [p.persons, p.expeditions])].flat()
  const isSorted = v.pools.every(({ cards }) => cards.every((card, i) => i === 0 || cards[i - 1] < card))
  return [
    { what: 'cards', hidden, isShown: open.some((card) => hidden.includes(card)) || !isSorted },
    { what: 'order', hidden: s.draw, isShown: typeof v.draw !== 'number' },
  ]
}

/** Others' bribes until their ship's turn, tie-breakers until they are spent, answers under way, chests face down. */
const karibik: Secrets<KaribikState, KaribikView> = (s, v, reader) => {
  const step = s.step
  const open = step.at === 'tie' || step.at === 'moving' ? SHIPS.indexOf(step.ship) + 1 : 0
  const asked = step.at === 'tie' || step.at === 'call' ? step.asked : []
  const shownAsked = 'asked' in v.step ? v.step.asked : []
  return [
    ...s.seats.flatMap((seat, i): HiddenFact[] => {
      if (i === reader) return []
      const shown = v.seats[i]
      const tie = seat.bribes.length > 0 && !seat.spent
      return [
        { what: 'bribes', hidden: seat.bribes.slice(open), isShown: shown.bribes.length > open },
        { what: 'tie-breaker', hidden: tie ? [i] : [], isShown: tie && shown.tieBreaker !== undefined },
      ]
    }),
    ...asked.flatMap(({ seat, answer }, i): HiddenFact[] =>
      seat === reader || answer === undefined
        ? []
        : [{ what: 'answer', hidden: [answer], isShown: shownAsked[i].answer !== undefined }],
    ),
    { what: 'chests', hidden: s.supply, isShown: typeof v.supply !== 'number' },
  ]
}

/** What others hold, have stashed, chose in secret or laid down unseen, and all that lies face down. */
const marauders: Secrets<MaraudersState, MaraudersView> = (s, v, reader) => {
  const faceDown = (what: string, hidden: readonly unknown[], shown: readonly unknown[]): HiddenFact => ({
    what,
    hidden,
    isShown: shown.some((card) => card !== FACE_DOWN),
  })
  const held = s.players.flatMap(({ captain, stash, stashes }, i): HiddenFact[] => {
    if (i === reader) return []
    const shown = v.players[i]
    return [
      faceDown('stash', stashes > 0 ? [stash] : [], [shown.stash]),
      ...(captain === undefined || shown.captain === undefined
        ? []
        : [
            faceDown('gold', [captain.gold], [shown.captain.gold]),
            faceDown('cargo', captain.cargo, shown.captain.cargo),
            faceDown('glory', captain.glory, shown.captain.glory),
            faceDown('rumors', captain.rumors, shown.captain.rumors),
          ]),
    ]
  })
  const decks = (['cargo', 'glory', 'rumors', 'missions', 'events', 'captains'] as const).map((kind) =>
    faceDown(`deck of ${kind}`, s[kind].deck, v[kind].deck),
  )
  const frames = s.stack.flatMap((frame, at): HiddenFact[] => {
    const shown = v.stack[at]
    if (frame.type === 'window' && shown.type === 'window') {
      const theirs = (cards: typeof frame.announced) => cards.filter(({ seat }) => seat !== reader).map((a) => a.card)
      return [faceDown('announcements', theirs(frame.announced), theirs(shown.announced))]
    }
    if (frame.type === 'setup' && shown.type === 'setup') {
      const chosen = frame.ships.filter((ship, i) => i !== reader && ship !== 'none')
      const isShown = shown.ships.some((ship, i) => i !== reader && ship !== 'none' && ship !== 'sealed')
      return [{ what: 'ships', hidden: chosen, isShown }]
    }
    return []
  })
  return [...held, ...decks, faceDown('merchants', Object.values(s.merchants), Object.values(v.merchants)), ...frames]
}

const SECRETS: Readonly<Record<GameId, unknown>> = { haendler, karibik, marauders }

export function secretsOf(
  game: string,
  state: unknown,
  view: unknown,
  reader: Seat | undefined,
): readonly HiddenFact[] {
  const secrets = SECRETS[game as GameId] as Secrets<unknown, unknown>
  return secrets(state, view, reader)
}

/** Every kind of secret there is; the rare ones come up in some games only, or may be told before the next update. */
export const KINDS: Readonly<Record<GameId, { readonly sure: readonly string[]; readonly rare: readonly string[] }>> = {
  haendler: { sure: ['cards', 'order'], rare: [] },
  karibik: { sure: ['bribes', 'tie-breaker', 'chests'], rare: ['answer'] },
  marauders: {
    sure: ['gold', 'merchants', 'deck of missions', 'deck of rumors', 'deck of glory'],
    rare: ['ships', 'cargo', 'glory', 'stash', 'rumors', 'announcements'],
  },
}

/** What an event says to its own seat alone. */
const WHISPERED: Readonly<Record<string, string>> = {
  allocated: 'bribes',
  gloryDrawn: 'card',
  rumorHeard: 'card',
  rumorRejected: 'card',
  goodsOffered: 'goods',
  stashed: 'gold',
  withdrew: 'gold',
}

/** Whether this event should not have been told to them as it was. */
export function isOverheard(event: Event, reader: Seat | undefined): boolean {
  const { type, seat, ...said } = event as Event & { readonly seat?: Seat }
  return seat !== reader && WHISPERED[type] !== undefined && WHISPERED[type] in said
}
