/**
 * Sets a table for a test and lets it read like a session: cards are named by what is printed on them.
 *
 *     const t = given({ draw: ['flute 2/2'], players: [{ persons: ['sailor 3/1', 'pirate 5/1'] }, {}] })
 *     t.reveal().repel()
 */

import { Chance } from '@windward/core/chance.ts'
import { list, offered } from '@windward/core/choices.ts'
import type { Refusal, Seat } from '@windward/core/contract.ts'
import { haendler } from './index.ts'
import { coinsOf } from './rules/coins.ts'
import { influenceOf, strengthOf } from './rules/persons.ts'
import { deckOf, NO_CARD, type Player, type State } from './state.ts'
import type { Action, Card, CardId, Event, Options } from './vocabulary.ts'

/** `flute 2/2`, `galleon 3/skull`, `sailor 3/1`, `trader flute 3/1`, `expedition cross+cross`, `tax mostStrength`. */
type CardName = string

interface Given extends Partial<Options> {
  readonly seats?: number
  readonly active?: Seat
  readonly start?: Seat
  readonly reveals?: number
  readonly ending?: boolean
  /** Next first. What is not named stays below, unless `onlyThese`. */
  readonly draw?: readonly CardName[]
  /** Cards not named anywhere go out of the game. */
  readonly onlyThese?: boolean
  readonly discard?: readonly CardName[]
  readonly harbor?: readonly CardName[]
  readonly expeditions?: readonly CardName[]
  readonly players?: readonly GivenPlayer[]
}

interface GivenPlayer {
  /** A number of any cards, or certain ones, the top of the pile last. */
  readonly coins?: number | readonly CardName[]
  readonly tokens?: number
  readonly persons?: readonly CardName[]
  readonly expeditions?: readonly CardName[]
}

export function given(wish: Given = {}): TestTable {
  const { seats = wish.players?.length ?? 2, deck = 'reconstructionA', jester = 'deck' } = wish
  const { expeditionAfterBust = false, active = 0, start = 0 } = wish
  const s = haendler.setup({ deck, jester, expeditionAfterBust }, seats, new Chance('given'))
  const left = deckOf(s).cards.flatMap((card, id) => (card.kind === 'expedition' && card.special ? [] : [id]))
  const take = (names: readonly CardName[] = []) => names.map((name) => takeNamed(s, left, name))

  const draw = take(wish.draw)
  const discard = take(wish.discard)
  const harbor = take(wish.harbor)
  const expeditions = [...s.expeditions, ...take(wish.expeditions)]
  const players = Array.from({ length: seats }, (_, seat) => givenPlayer(wish.players?.[seat] ?? {}, take))
  for (const [seat, player] of players.entries()) {
    const coins = wish.players?.[seat]?.coins ?? 0
    if (typeof coins === 'number') player.coins = left.splice(-coins, coins)
    player.eras = player.coins.map(() => 0)
  }
  Object.assign(s, { active, taker: active, start, discard, harbor, expeditions, players })
  Object.assign(s, { reveals: wish.reveals ?? 0, ending: wish.ending ?? false })
  s.draw = [...(wish.onlyThese ? [] : left), ...draw.reverse()]
  return new TestTable(s)
}

export class TestTable {
  readonly s: State
  told: Event[] = []
  readonly #rng: Chance

  constructor(state: State) {
    this.s = state
    this.#rng = new Chance('session')
  }

  get seat(): Seat {
    return haendler.questions(this.s)[0].seat
  }

  reveal(): this {
    return this.does({ type: 'reveal' })
  }
  stop(): this {
    return this.does({ type: 'stop' })
  }
  repel(): this {
    return this.does({ type: 'repel' })
  }
  admit(): this {
    return this.does({ type: 'admit' })
  }
  pass(): this {
    return this.does({ type: 'pass' })
  }
  loot(name: CardName): this {
    return this.does({ type: 'loot', card: this.find(name, this.s.harbor) })
  }
  hire(name: CardName): this {
    return this.does({ type: 'hire', card: this.find(name, this.s.harbor) })
  }

  /** With the crew that is offered first, or the one named. */
  complete(name: CardName, crew?: readonly CardName[]): this {
    const card = this.find(`expedition ${name}`, this.s.expeditions)
    const wanted = crew && [...crew].sort().join()
    const action = list(haendler.actions(this.s, this.seat)).find(
      (a) => a.type === 'complete' && a.card === card && (!wanted || this.names(a.persons).sort().join() === wanted),
    )
    if (action === undefined) throw new Error(`not offered: complete ${name}`)
    return this.does(action)
  }

  does(action: Action, seat = this.seat): this {
    const chosen = offered(haendler.actions(this.s, seat), action)
    if (chosen === undefined) throw new Error(`not offered: ${JSON.stringify(action)}; offered: ${this.offers()}`)
    this.told = []
    haendler.apply(this.s, seat, chosen, this.#rng, (event) => this.told.push(event))
    return this
  }

  /** What the seat that is asked may do: `reveal`, `loot flute 2/2`, `complete cross+cross`. */
  offers(): string[] {
    if (this.phase === 'over') return []
    return list(haendler.actions(this.s, this.seat)).map((a) => {
      if (a.type === 'complete') return `complete ${this.names([a.card])[0].slice('expedition '.length)}`
      return 'card' in a ? `${a.type} ${this.names([a.card])[0]}` : a.type
    })
  }

  whyNot(action: unknown, seat = this.seat): Refusal {
    return haendler.whyNot(this.s, seat, action)
  }

  get phase(): State['phase'] {
    return this.s.phase
  }
  get harbor(): string[] {
    return this.names(this.s.harbor)
  }
  get discard(): string[] {
    return this.names(this.s.discard)
  }
  coins(seat: Seat): number {
    return coinsOf(this.s.players[seat])
  }
  allCoins(): number[] {
    return this.s.players.map(coinsOf)
  }
  persons(seat: Seat): string[] {
    return this.names(this.s.players[seat].persons)
  }
  strength(seat: Seat): number {
    return strengthOf(deckOf(this.s), this.s.players[seat])
  }
  influence(seat: Seat): number {
    return influenceOf(deckOf(this.s), this.s.players[seat])
  }
  winners(): Seat[] {
    return (haendler.outcome(this.s) ?? []).filter((x) => x.place === 1).map((x) => x.seat)
  }
  heard(type: Event['type']): Event[] {
    return this.told.filter((event) => event.type === type)
  }
  names(ids: readonly CardId[]): string[] {
    return ids.map((id) => nameOf(deckOf(this.s).cards[id]))
  }
  find(name: CardName, among: readonly CardId[]): CardId {
    const { cards } = deckOf(this.s)
    return among.find((id) => nameOf(cards[id]) === name) ?? cards.findIndex((card) => nameOf(card) === name)
  }
}

function nameOf(card: Card): CardName {
  switch (card.kind) {
    case 'ship':
      return `${card.ship} ${card.coins}/${card.strength}`
    case 'person':
      return `${card.role}${card.ship ? ` ${card.ship}` : ''} ${card.cost}/${card.influence}`
    case 'expedition':
      return `expedition ${card.needs.join('+')}`
    case 'tax':
      return `tax ${card.bonus}`
  }
}

function takeNamed(s: State, left: CardId[], name: CardName): CardId {
  const at = left.findIndex((id) => nameOf(deckOf(s).cards[id]) === name)
  if (at === NO_CARD) throw new Error(`no ${name} left in this deck`)
  return left.splice(at, 1)[0]
}

function givenPlayer(wish: GivenPlayer, take: (names?: readonly CardName[]) => CardId[]): Player {
  return {
    coins: typeof wish.coins === 'object' ? take(wish.coins) : [],
    eras: [],
    tokens: wish.tokens ?? 0,
    persons: take(wish.persons),
    expeditions: take(wish.expeditions),
  }
}
