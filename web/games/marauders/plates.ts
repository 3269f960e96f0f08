/** What lies on the wood as plates: the one or two answers that most turns and port calls come down to, and how to end them. */

import { same } from '@windward/core/choices.ts'
import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names, Say } from '@windward/core/words.ts'
import { PRICE } from '@windward/games/marauders/components/ships.ts'
import { holdOf } from '@windward/games/marauders/rules/goods.ts'
import { vacancies } from '@windward/games/marauders/rules/recruit.ts'
import { damaged } from '@windward/games/marauders/rules/shipyard.ts'
import { hasUses } from '@windward/games/marauders/rules/window.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Port, Zone } from '@windward/games/marauders/vocabulary.ts'
import type { ActionPlate } from '../face.ts'
import { isAttack, unseenOn } from './course.ts'
import { eyesOn, unseenBy } from './eyes.ts'
import { sellsAt, strikes } from './foresight.ts'
import { lawOf } from './lawful.ts'
import { rumorReward } from './missions.ts'
import { hasBusiness, hasJustLeft, leadsOn, leadsOut, onward, openAims } from './onward.ts'
import { isOrdered } from './order.ts'
import { business, note } from './portPlates.ts'
import { checkOdds, hasReachedGoal, scoutOdds, under } from './reading.ts'
import { isSum } from './shortlist.ts'
import { speechIn } from './speech.ts'
import { worthSelling } from './stall.ts'
import { thingToPress } from './things.ts'
import { type BoardKey, boardWords } from './words.ts'

const MOST = 3
/** Where answers are many and few of them are plain: all that is not named here is listed. */
const PLATED = [
  'setup',
  'captain',
  'turn',
  'port',
  'sell',
  'buy',
  'shipyard',
  'mission',
  'recruit',
  'drop',
  'event',
] as const

/** From the most wished for. An answer that can be pressed nowhere is listed, with all others. */
export function plated(choices: readonly Action[], view: View, seat: Seat): readonly Action[] | undefined {
  const top = view.stack.at(-1)
  if (top === undefined || !PLATED.some((type) => type === top.type)) return undefined
  const wished = WISHES[top.type as (typeof PLATED)[number]](choices, view, seat)
  const always = choices.filter(({ type }) => type === 'alwaysPass')
  const plates = [...new Set([...wished.slice(0, MOST - 1), ...choices.filter(isEnd), ...always])].slice(0, MOST)
  const isReached = (action: Action) => plates.includes(action) || isOnBoard(action, view, seat)
  return top.type === 'port' || choices.every(isReached) ? plates : undefined
}

/** What belongs to no house, ship or card: in a town it lies on the water before it. Whatever else is asked there lies on the wood. */
export function stray(choices: readonly Action[], view: View, seat: Seat): readonly Action[] {
  if (view.stack.at(-1)?.type !== 'port') return []
  return choices.filter((action) => !isEnd(action) && !isOnBoard(action, view, seat))
}

function isOnBoard(action: Action, view: View, seat: Seat): boolean {
  const zone = view.players[seat].captain?.zone
  return isSum(action) || ASIDE.includes(action.type) || thingToPress(action, zone) !== undefined
}

/** On the captain's own board, at the market's foot, in the shipyard. */
const ASIDE: readonly Action['type'][] = [
  'retire',
  'askAgain',
  'redraw',
  'drop',
  'hireCrew',
  'repair',
  'refreshHull',
  'buyModification',
  'buyWeapon',
  'sellWeapon',
  'buyShip',
  'carryOver',
]

type Wish = (choices: readonly Action[], view: View, seat: Seat) => readonly Action[]

const WISHES: Readonly<Record<(typeof PLATED)[number], Wish>> = {
  setup: shipsToTake,
  captain: shipsToTake,
  turn(choices, view, seat) {
    // What one came for before whatever else is there.
    const odds = (action: Action) =>
      action.type === 'scout' ? scoutOdds(view, seat, action.target).percent + (isAim(action.target) ? 100 : 0) : 0
    const of = (type: Action['type']) => choices.filter((choice) => choice.type === type)
    const scout = of('scout')
      .toSorted((a, b) => odds(b) - odds(a))
      .slice(0, 1)
    if (hasReachedGoal(view, seat)) return of('endTurn')
    // Gold opens a port for certain, a good word perhaps.
    const entering = of('enterPort').toSorted((a) => (a.type === 'enterPort' && a.by === 'fee' ? -1 : 1))
    if (scout.some((action) => action.type === 'scout' && isAim(action.target))) return [...scout, ...entering]
    if (isSpent(view)) return [...of('endTurn'), ...of('playGlory')]
    const first = onward(view, seat, choices)?.course[0]
    const sail = first ? choices.filter((choice) => same(choice, first)) : []
    const isLaden = (view.players[seat].captain?.cargo.length ?? 0) > 0
    const abroad = isLaden ? [...sail, ...scout] : [...scout, ...sail]
    if (hasJustLeft(view, seat)) return abroad
    if (isHarried(view, seat)) return [...(of('port').length > 0 ? of('port') : of('endTurn')), ...of('leavePort')]
    const ashore = leadsOut(view, seat)
      ? [...of('leavePort'), ...of('port')]
      : [...of('port'), ...entering, ...of('leavePort')]
    const isIdle = !hasBusiness(view, seat) && scout.length > 0
    return (leadsOn(view, seat) || isIdle) && entering.length > 0
      ? [...abroad.slice(0, 1), ...ashore]
      : [...ashore, ...abroad]
  },
  port(choices, view, seat) {
    const { captain } = view.players[seat]
    const of = (type: Action['type']) => choices.filter((choice) => choice.type === type)
    const isSale = (action: Action) => action.type === 'visit' && action.activity === 'sellGoods'
    const sales = choices.filter(isSale)
    const sale = captain && sales.length > 0 && worthSelling(view, seat, captain.zone as Port).length > 0 ? sales : []
    return [...of('handIn'), ...of('presentRumor'), ...sale]
  },
  sell: () => [],
  buy: () => [],
  shipyard: () => [],
  drop: () => [],
  mission: (choices) => choices.filter(({ type }) => type === 'claim'),
  recruit: (choices) => choices.filter(({ type }) => type === 'hireCrew'),
  event: (choices) => choices,
}

/** In port with a damaged ship, while somebody looks for her outside. */
function isHarried(view: View, seat: Seat): boolean {
  const { captain } = view.players[seat]
  return captain?.inPort === true && damaged(captain.ship).length > 0 && eyesOn(view, seat, captain.zone).length > 0
}

/** Nothing is left but a card that could be played. */
function isSpent(view: View): boolean {
  const turn = under(view, 'turn')
  return turn !== undefined && turn.actions + turn.spare === 0
}

function shipsToTake(choices: readonly Action[]): readonly Action[] {
  return choices.filter(({ type }) => type === 'chooseShip')
}

function isAim({ kind }: (Action & { type: 'scout' })['target']): boolean {
  return kind === 'rumor' || kind === 'mission'
}

function isEnd({ type }: Action): boolean {
  return type === 'endTurn' || type === 'done' || type === 'pass'
}

/** What follows by the same press: business in the port one enters, every good worth selling, every hand. */
export function course(action: Action, view: View, seat: Seat): readonly Action[] {
  const { captain } = view.players[seat]
  if (captain === undefined) return []
  if (action.type === 'enterPort') return (under(view, 'turn')?.actions ?? 0) > 1 ? [{ type: 'port' }] : []
  if (action.type === 'visit' && action.activity === 'sellGoods') {
    const goods = worthSelling(view, seat, captain.zone as Port)
    return goods.length > 0 ? [...goods.map((good): Action => ({ type: 'sell', good })), { type: 'done' }] : []
  }
  if (action.type === 'hireCrew') return allHands(view, seat).slice(1)
  return []
}

/** What follows a plate: also the rest of the way on. A zone that is pressed on the chart is sailed to, and no farther. */
export function plateCourse(action: Action, choices: readonly Action[], view: View, seat: Seat): readonly Action[] {
  if (action.type !== 'sail') return course(action, view, seat)
  const [first, ...rest] = onward(view, seat, choices)?.course ?? []
  return same(first, action) ? rest : []
}

/** Whether the turn is over with it by the rules: every action is spent, and nothing is asked any more. */
export function ends(whole: readonly Action[], view: View, seat: Seat): boolean {
  return spendsAll(whole, view, seat) && !hasUses(view, seat, 'turn.free', 'hire')
}

/** No action is left after it, though a card may still be played. */
function spendsAll(whole: readonly Action[], view: View, seat: Seat): boolean {
  const turn = view.stack.at(-1)
  if (turn?.type !== 'turn' || turn.seat !== seat) return false
  return whole.every(({ type }) => MOVES.includes(type)) && turn.actions + turn.spare <= whole.length
}

const MOVES: readonly Action['type'][] = ['sail', 'enterPort', 'leavePort', 'careen']

/** As many as there is room and gold for. */
function allHands(view: View, seat: Seat): readonly Action[] {
  const { captain } = view.players[seat]
  const n = captain ? Math.min(vacancies(view, seat), Math.floor(captain.gold / PRICE.crew)) : 0
  return Array.from({ length: n }, (): Action => ({ type: 'hireCrew' }))
}

/** What to press where the main answer lies on the board. */
export function hint(choices: readonly Action[], language: Language, plates: readonly Action[]): string | undefined {
  const words = boardWords(language)
  if (choices.some(({ type }) => type === 'buy')) return words('hint.buy')
  if (choices.some(({ type }) => type === 'sell')) return words('hint.sell')
  if (choices.some(({ type }) => type === 'drop')) return words('hint.drop')
  if (choices.some(isOrdered)) return words('hint.yard')
  // What one came for lies on the wood itself; any other house is pressed in the town.
  return choices.some(({ type }) => type === 'visit') && plates.every(isEnd) ? words('hint.house') : undefined
}

export function plate(
  action: Action,
  view: View,
  seat: Seat,
  language: Language,
  names: Names,
  then: readonly Action[] = [],
): ActionPlate {
  const words = boardWords(language)
  const speech = speechIn(language)
  const zone = view.players[seat].captain?.zone
  const title = speech.action(action, view, names)
  if (then.some(({ type }) => type === 'sail') || action.type === 'sail')
    return voyage(action, view, seat, language, names, then)
  switch (action.type) {
    case 'port':
      return {
        title: words('plate.port'),
        note: zone
          ? note(words('plate.port.note', { port: speech.zone(zone) }), sellsAt(view, seat, zone, language))
          : '',
      }
    case 'enterPort':
      return {
        title: zone ? words('plate.putInto', { port: speech.zone(zone) }) : title,
        note: note(
          action.by &&
            words(`plate.by.${action.by}`, { gold: PRICE.portRoyalFee, percent: checkOdds(view, seat, 'influence') }),
          spent([action, ...then], view, seat, language),
          zone && sellsAt(view, seat, zone, language),
        ),
      }
    case 'leavePort': {
      const eyes = zone ? eyesOn(view, seat, zone) : []
      return {
        title,
        note: note(
          spent([action], view, seat, language),
          !spendsAll([action], view, seat) && strikes([action], view, seat, language),
          eyes.length > 0 &&
            words('plate.outside', { who: eyes.map(({ npc }) => speech.say(`npc.${npc}`)).join(', ') }),
          eyes.length > 0 && words('plate.unseen', { percent: unseenBy(eyes) }),
          tooMuch(view, seat, words),
        ),
      }
    }
    case 'scout':
      return {
        title: isAim(action.target) ? words(`plate.scout.${action.target.kind as 'rumor' | 'mission'}`) : title,
        note: note(
          words('percent', { percent: scoutOdds(view, seat, action.target).percent }),
          isAttack(action) && words('plate.attack'),
          action.target.kind === 'rumor' && rumorReward(action.target.card, words),
          lawOf(view, seat, action, language),
        ),
      }
    case 'chooseShip':
      return { title, note: words(`brief.${action.ship}`) }
    case 'endTurn':
      return {
        title,
        note: note(
          hasReachedGoal(view, seat)
            ? words('plate.goal')
            : words('actionsLeft', { n: under(view, 'turn')?.actions ?? 0 }),
          strikes([action], view, seat, language),
          lyingHere(view, seat, words),
        ),
      }
    default:
      return business(action, view, seat, language, names, then)
  }
}

/** How many actions it takes, that the turn is over with them, and what the weather makes of it. */
function spent(whole: readonly Action[], view: View, seat: Seat, language: Language): string {
  const words = boardWords(language)
  // Business that is given with it is one of them.
  const hasBusiness = whole.length > 1 && whole.at(-1)?.type === 'port'
  const paid = whole.length - Math.min(whole.length, under(view, 'turn')?.spare ?? 0)
  const count = paid > 0 ? words('plate.actions', { n: paid }) : words('plate.extraMove')
  const actions = hasBusiness ? `${count}, ${words('plate.withBusiness')}` : count
  if (!spendsAll(whole, view, seat)) return actions
  const last = words(ends(whole, view, seat) ? 'plate.turnEnds' : 'plate.lastAction')
  return note(`${actions}, ${last}`, strikes(whole, view, seat, language))
}

/** Whoever begins a turn at sea is looked for again. */
function lyingHere(view: View, seat: Seat, words: Say<BoardKey>): string {
  const { captain } = view.players[seat]
  if (captain === undefined || captain.inPort || hasReachedGoal(view, seat)) return ''
  const eyes = eyesOn(view, seat, captain.zone)
  return eyes.length > 0 ? words('plate.unseenNext', { percent: unseenBy(eyes) }) : ''
}

/** What the hold does not take to sea. */
function tooMuch(view: View, seat: Seat, words: Say<BoardKey>): string {
  const { captain } = view.players[seat]
  const n = captain?.inPort ? captain.cargo.length - holdOf(captain) : 0
  return n > 0 ? words('plate.overboard', { n }) : ''
}

/** Where a course leads, what it costs, and how likely nobody finds one on the way. */
function voyage(
  action: Action,
  view: View,
  seat: Seat,
  language: Language,
  names: Names,
  then: readonly Action[],
): ActionPlate {
  const words = boardWords(language)
  const speech = speechIn(language)
  const whole = [action, ...then]
  const last = whole.findLast((one) => one.type === 'sail')
  const isEntering = whole.some(({ type }) => type === 'enterPort')
  const unseen = unseenOn(view, seat, whole)
  const on = onward(view, seat, [action])
  const isOnward = on !== undefined && same(on.course, whole) && last?.type === 'sail' && last.to !== on.goal
  const goal = isOnward ? on.goal : last?.type === 'sail' ? last.to : undefined
  const title =
    isEntering && last?.type === 'sail'
      ? words('plate.putInto', { port: speech.zone(last.to) })
      : speech.action(last ?? action, view, names)
  return {
    title,
    note: note(
      spent(whole, view, seat, language),
      unseen < 100 && words('plate.unseen', { percent: unseen }),
      isOnward && words('plate.towards', { zone: speech.zone(on.goal) }),
      goal && (isOnward || isEntering) && sellsAt(view, seat, goal, language),
      goal && errandAt(view, seat, goal, words),
      tooMuch(view, seat, words),
    ),
  }
}

/** What one comes there for, beside trade. */
function errandAt(view: View, seat: Seat, zone: Zone, words: Say<BoardKey>): string {
  const aim = openAims(view, seat).find((one) => one.zone === zone)
  return aim ? words(`plate.for.${aim.kind}`) : ''
}
