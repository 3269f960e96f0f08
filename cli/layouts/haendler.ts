/** The table of Händler der Karibik in text: harbor, expeditions, players. */

import type { Seat } from '@windward/core/contract.ts'
import type { Names } from '@windward/core/words.ts'
import { TAKES_BY_SHIP_TYPES, TAX_THRESHOLD } from '@windward/games/haendler/components.ts'
import { cover } from '@windward/games/haendler/cover.ts'
import { coinsOf } from '@windward/games/haendler/rules/coins.ts'
import { feeFor } from '@windward/games/haendler/rules/loot.ts'
import { countRole, influenceOf, lootOf, priceOf, strengthOf } from '@windward/games/haendler/rules/persons.ts'
import { deckOf } from '@windward/games/haendler/state.ts'
import { bustChance, type View } from '@windward/games/haendler/view.ts'
import type { Action, Card, Person, Ship } from '@windward/games/haendler/vocabulary.ts'
import type { HaendlerSpeech } from '@windward/games/haendler/words/index.ts'
import type { Layout } from '../layout.ts'
import { columns, paint, wrap } from '../look.ts'

export const haendlerLayout: Layout<View, HaendlerSpeech> = {
  draw: (view, speech, names, width) =>
    [
      ...heading(view, speech, names, width),
      '',
      ...harbor(view, speech, width),
      '',
      ...expeditions(view, speech),
      '',
      ...players(view, speech, names, width),
    ].join('\n'),

  rules(view, { say }) {
    const { target, needsExpedition } = deckOf(view)
    return [
      say('rules.discover'),
      say('rules.bust'),
      say('rules.repel'),
      say('rules.take'),
      say('rules.others'),
      say('rules.tax', { threshold: TAX_THRESHOLD, taxes: favoursTheLeast(view) ? 'both' : 'one' }),
      say('rules.expedition'),
      say('rules.end', { target, needs: needsExpedition ? 'yes' : 'no' }),
    ]
  },

  hint(view, { say }) {
    if (view.phase !== 'discover') return undefined
    const { busts, cards } = bustChance(view)
    if (cards === 0) return undefined
    return say('table.bustChance', { percent: Math.round((100 * busts) / cards), busts, cards })
  },

  wishes(view) {
    if (view.phase !== 'take') return [{ type: 'stop' }]
    const { cards } = deckOf(view)
    const takes = view.harbor.map((card): Action => ({ type: cards[card].kind === 'ship' ? 'loot' : 'hire', card }))
    return [{ type: 'reveal' }, ...takes]
  },
}

/** Some decks have taxes that favour the least influence. */
function favoursTheLeast(view: View): boolean {
  return deckOf(view).cards.some((card) => card.kind === 'tax' && card.bonus === 'leastInfluence')
}

const RULE = '─'
const NAME_WIDTH = 18

function heading(view: View, { say }: HaendlerSpeech, names: Names, width: number): readonly string[] {
  const turn = `${cover.title} · ${say('table.turn', { turn: view.turn, seat: names(view.active) })}`
  const deck = say('table.deck', { draw: view.draw, discard: view.discard.length })
  const gap = ' '.repeat(Math.max(2, width - turn.length - deck.length))
  const lines = [`${paint.bold(turn)}${gap}${deck}`, paint.dim(RULE.repeat(width))]
  if (!view.ending || view.phase === 'over') return lines
  const last = (view.start + view.players.length - 1) % view.players.length
  return [...lines, paint.bold(paint.yellow(`! ${say('table.endsWith', { seat: names(last) })}`))]
}

function harbor(view: View, speech: HaendlerSpeech, width: number): readonly string[] {
  const { say } = speech
  const { cards } = deckOf(view)
  const lying = view.harbor.map((id) => cards[id])
  if (lying.length === 0) return [`${paint.bold(say('table.harbor'))}: —`]
  const types = lying.filter((card) => card.kind === 'ship').length
  const takes = view.phase === 'take' ? view.takes : takesOf(view, types)
  const rows = lying.map((card) => (card.kind === 'ship' ? shipRow(view, speech, card) : personRow(view, speech, card)))
  return [`${paint.bold(say('table.harbor'))}: ${say('table.takes', { types, takes })}`, columns(rows, width)]
}

function shipRow(view: View, speech: HaendlerSpeech, ship: Ship): readonly string[] {
  const { say } = speech
  const coins = lootOf(deckOf(view), view.players[decider(view)], ship)
  const extra = coins > ship.coins ? ` (${ship.coins} + ${coins - ship.coins})` : ''
  const fee = feeFor(view, decider(view))
  const strength =
    ship.strength === 'skull' ? paint.red(say('table.skull')) : `${say('table.strength')} ${ship.strength}`
  return [paint.cyan(speech.card(ship)), say('table.loot', { coins }) + extra + (fee > 0 ? ` − ${fee}` : ''), strength]
}

function personRow(view: View, speech: HaendlerSpeech, card: Card): readonly string[] {
  const { say } = speech
  const hired = card as Person
  const own = view.players[decider(view)]
  const price = priceOf(deckOf(view), own, hired)
  const fee = feeFor(view, decider(view))
  const short = price + fee - coinsOf(own)
  const cost = say('table.price', { price }) + (fee > 0 ? ` + ${fee}` : '')
  return [
    paint.green(speech.card(hired)),
    short > 0 ? paint.dim(`${cost}, ${say('table.short', { n: short })}`) : cost,
    `${say('table.influence')} ${hired.influence} · ${speech.skill(hired, view)}`,
  ]
}

function expeditions(view: View, speech: HaendlerSpeech): readonly string[] {
  const { say } = speech
  const head = paint.bold(say('table.expeditions'))
  if (view.expeditions.length === 0) return [`${head}: ${say('table.noExpeditions')}`]
  const rows = view.expeditions.flatMap((id) => {
    const card = deckOf(view).cards[id]
    if (card.kind !== 'expedition') return []
    const needs = card.needs.map((symbol) => say(`symbol.${symbol}`)).join(' + ')
    return [
      [paint.magenta(needs), `${say('table.influence')} ${card.influence}`, `${say('table.coins')} ${card.coins}`],
    ]
  })
  return [head, columns(rows)]
}

function players(view: View, speech: HaendlerSpeech, names: Names, width: number): readonly string[] {
  const { say } = speech
  const deck = deckOf(view)
  return view.players.flatMap((player, seat) => {
    const figures = [
      `${say('table.coins')} ${coinsOf(player)}`,
      `${say('table.strength')} ${strengthOf(deck, player)}`,
      `${say('table.influence')} ${paint.bold(String(influenceOf(deck, player)))}/${deck.target}`,
    ]
    const display = [...player.persons, ...player.expeditions].map((id) => speech.card(deck.cards[id]))
    const persons =
      display.length > 0 ? wrap(`    ${grouped(display)}`, width, '    ') : `    ${paint.dim(say('table.noPersons'))}`
    return [`${nameCell(view, names, seat)}${figures.join(' · ')}`, persons]
  })
}

function nameCell(view: View, names: Names, seat: Seat): string {
  const deciding = view.phase !== 'over' && seat === decider(view)
  const name = names(seat).padEnd(NAME_WIDTH)
  return deciding ? paint.bold(`▶ ${name}`) : `  ${name}`
}

function grouped(names: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n > 1 ? `${n}\u00a0×\u00a0${name}` : name)).join(', ')
}

function decider(view: View): Seat {
  return view.phase === 'take' ? view.taker : view.active
}

/** What stopping now would give. */
function takesOf(view: View, types: number): number {
  return TAKES_BY_SHIP_TYPES[types] + countRole(deckOf(view), view.players[view.active], 'governor')
}
