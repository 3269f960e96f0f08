/** The answers that lie on the wood as plates in a raid, a battle or at a moment to act, each with what comes of it. */

import type { Seat } from '@windward/core/contract.ts'
import { capitalised, type Language, type Names, percentage } from '@windward/core/words.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { CARGO } from '@windward/games/marauders/components/cargo.ts'
import type { BattleFrame, RaidFrame, SideIndex } from '@windward/games/marauders/frames.ts'
import { oldDemandIn } from '@windward/games/marauders/marks.ts'
import { plunderOf } from '@windward/games/marauders/rules/raid.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Card, CombatAction, Location, Nation, Question } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { ActionPlate } from '../face.ts'
import { type Chances, chancesOf } from './chances.ts'
import { isDeadly, isLastHit, shipStruck } from './deadly.ts'
import { offends, priceOf } from './law.ts'
import { lawOf } from './lawful.ts'
import { meansOf, peril, savedBy } from './means.ts'
import { aimed, happened, ifPassed, letBe } from './meansWords.ts'
import { chanceAfter } from './odds.ts'
import { isAllDone, note } from './portPlates.ts'
import { raidOdds } from './raidOdds.ts'
import { causeWords } from './raidWords.ts'
import { under } from './reading.ts'
import { speechIn } from './speech.ts'
import { prospectOf, rankedAnswers, verdictOf, worthOf } from './verdict.ts'
import { boardWords } from './words.ts'

const MOST = 3

/** None where the chart, the port or a list is the better place for them. */
export function fightPlated(choices: readonly Action[], view: View, seat: Seat): readonly Action[] | undefined {
  const of = (...types: readonly Action['type'][]) => choices.filter(({ type }) => types.includes(type))
  const battle = under(view, 'battle')
  const raid = under(view, 'raid')
  if (battle && of('declare').length > 0) return byPromise(of('declare'), view, battle)
  if (raid && of('letGo').length > 0) return [...byLaw(of('raid'), view, seat), ...of('letGo')].slice(0, MOST)
  if (raid && raid.at === 'use' && of('done').length > 0) return raidPlates(choices, view, seat)
  if (of('takeHit').length > 0) return leastHarm(of('takeHit'), view, seat)
  if (of('discardGlory', 'rejectRumor').length > 0) return []
  if (of('claimShip').length > 0) return of('keepShip', 'claimShip')
  if (view.stack.at(-1)?.type !== 'window') return undefined
  return of('takeBackGlory', 'pass')
}

/** Where the main answer lies on the board. */
export function fightHint(choices: readonly Action[], language: Language): string | undefined {
  const words = boardWords(language)
  if (choices.some(({ type }) => type === 'takeHit')) return words('hint.square')
  if (choices.some(({ type }) => type === 'discardGlory' || type === 'rejectRumor')) return words('hint.discard')
  return choices.some(({ type }) => type === 'pass' || type === 'takeBackGlory') ? words('hint.moment') : undefined
}

/** How whoever is alone at the device is asked. */
export function ask(question: Question, view: View, seat: Seat, language: Language, names: Names): string {
  const [words, speech] = [boardWords(language), speechIn(language)]
  const [battle, window] = [under(view, 'battle'), under(view, 'window')]
  if (question.ask === 'declare' && battle) {
    const { npc } = battle.sides[battle.declared.length]
    return npc === undefined ? words('ask.declare') : words('ask.declareFor', { npc: speech.say(`npc.${npc}`) })
  }
  const skulls = under(view, 'hits')?.skulls ?? 0
  if (question.ask === 'hit' && skulls > 0) return words('ask.hit', { n: skulls })
  if (question.ask === 'window' && window)
    return capitalised(happened({ board: { view, seat, names }, speech, words }, window))
  if (question.ask === 'port' && isAllDone(view, seat)) return words('ask.leave')
  return speech.question(question, view, names)
}

/** Stopping is always among them; where it succeeds, only what may bring more or wards off a hit lies beside it. */
function raidPlates(choices: readonly Action[], view: View, seat: Seat): readonly Action[] {
  const raid = under(view, 'raid')
  if (raid === undefined || raid.seat !== seat) return []
  const stopping = worthOf(view, raid, { type: 'done' })
  const isWon = verdictOf(view, raid)?.result === 'won'
  const isBetter = (action: Action) => action.type === 'done' || worthOf(view, raid, action) > stopping
  const ranked = rankedAnswers(view, raid, choices).filter((action) => !isWon || isBetter(action))
  // With no success left a weapon is the one thing that can still bring more.
  const weapon = isWon && raid.successes === 0 ? choices.filter(({ type }) => type === 'spendWeapon').slice(0, 1) : []
  const first = [...new Set([...ranked, ...weapon])].slice(0, MOST)
  const stop = ranked.find(({ type }) => type === 'done')
  return stop === undefined || first.includes(stop) ? first : [...first.slice(0, MOST - 1), stop]
}

/** The flag whose Bounty costs least lies first; one's own nation after any other. */
function byLaw(choices: readonly Action[], view: View, seat: Seat): readonly Action[] {
  const { captain } = view.players[seat]
  const harm = (action: Action) => {
    const nation = offends(view, action)
    const price = nation && priceOf(view, seat, nation)
    if (price === undefined) return 0
    const isOwn = captain !== undefined && CAPTAINS[captain.id].nation === nation
    return 10 * (price.closes.length + price.hunters.length - price.spares.length) + (isOwn ? 1 : 0)
  }
  return choices.toSorted((a, b) => harm(a) - harm(b))
}

type Declaration = Action & { readonly type: 'declare' }

/** What is likeliest to come off, and least likely to cost the captain, lies first. */
function byPromise(choices: readonly Action[], view: View, battle: BattleFrame): readonly Action[] {
  const i = battle.declared.length as SideIndex
  const promise = ({ action }: Declaration) => {
    const { won, hits, fight, away, boarded, sunk } = chancesOf(view, battle, i, action)
    return (action === 'shoot' ? (hits > 0 ? won : 0) : action === 'board' ? won * fight : away) - boarded - sunk
  }
  return [...(choices as readonly Declaration[])].sort((a, b) => promise(b) - promise(a))
}

/** Where most is left; the hull last. */
function leastHarm(choices: readonly Action[], view: View, seat: Seat): readonly Action[] {
  const ship = shipStruck(view, seat)
  const left = (action: Action) =>
    action.type === 'takeHit' ? (ship?.at[action.location] ?? 0) - (action.location === 'hull' ? 9 : 0) : 0
  return [...choices].sort((a, b) => left(b) - left(a)).slice(0, MOST)
}

const percent = (share: number, language: Language) => percentage(Math.round(100 * share), language)
/** To one place behind the point, as it is written and as it decides between one hit and several. */
const some = (n: number) => Math.round(10 * n) / 10

const FIGHTS = ['battle', 'raid', 'hits', 'plunder', 'window'] as const

/** None for what is no part of a fight or of a moment to act; the hold may be too full in one, and somebody hired. */
export function fightPlate(
  action: Action,
  view: View,
  seat: Seat,
  language: Language,
  names: Names,
): ActionPlate | undefined {
  if (action.type === 'drop' || action.type === 'hire' || !FIGHTS.some((type) => under(view, type))) return undefined
  const laid = plate(action, view, seat, language, names)
  if (!isDeadly(action, view)) return laid
  return { title: laid.title, note: note(laid.note, boardWords(language)('holdIt')), isHeld: true }
}

function plate(action: Action, view: View, seat: Seat, language: Language, names: Names): ActionPlate {
  const [words, speech] = [boardWords(language), speechIn(language)]
  const plain = { title: speech.action(action, view, names), note: '' }
  const raid = under(view, 'raid')
  switch (action.type) {
    case 'declare':
      return { title: speech.say(`combat.${action.action}`), note: declareNote(action.action, view, language) }
    case 'raid':
      return {
        title: words('plate.raid', { nation: speech.say(`nation.${action.nation}`) }),
        note: [lawOf(view, seat, action, language), ...raidNotes(action.nation, view, language)].join(' · '),
      }
    case 'letGo':
      return { ...plain, note: words('plate.letGo') }
    case 'done':
      return raid ? stopPlate(view, language) : plain
    case 'discardCard':
    case 'exchangeCard':
    case 'swapCard':
    case 'drawCard': {
      const good = 'card' in action ? nameOf(action.card, raid, speech) : ''
      const prospect = raid && prospectOf(view, raid, action)
      const then = prospect
        ? words('plate.then', {
            percent: percent(prospect.won, language),
            gold: Math.round(prospect.gold),
            sure: prospect.won === 1 && action.type === 'discardCard' ? 'yes' : 'no',
          })
        : ''
      const chance = (key: 'plate.glory' | 'plate.sunk', share = 0) =>
        isWorthSaying(share) && words(key, { percent: percent(share, language) })
      return {
        title: words(`plate.${action.type}`, { good }),
        note: note(then, chance('plate.glory', prospect?.glory), chance('plate.sunk', prospect?.sunk)),
      }
    }
    case 'spendWeapon':
      return {
        title: words('useIt', { what: speech.say(`weapon.${action.weapon}`) }),
        note: words('plate.spendWeapon'),
      }
    case 'takeHit':
      return {
        title: words('plate.takeHit', { location: speech.say(`location.${action.location}`) }),
        note: isLastHit(action, view, seat)
          ? words('plate.takeHit.fatal')
          : leftAfter(action.location, view, seat, language, names),
      }
    case 'pass':
    case 'takeBackGlory': {
      const witness = { board: { view, seat, names }, speech, words }
      return { title: letBe(witness), note: peril(view, seat).fatal ? '' : ifPassed(witness).text }
    }
    case 'refuseDemand': {
      const old = oldDemandIn(under(view, 'port')?.marks ?? [])
      return old ? { ...plain, title: words('plate.refuseDemand', { good: speech.say(`good.${old}`) }) } : plain
    }
    case 'alwaysPass':
      return { title: words('alwaysPass'), note: speech.window(action.window) }
    default:
      return meansPlate(action, view, seat, language, names)
  }
}

/** What a hit leaves of what it strikes, and what can no longer be done without it. */
function leftAfter(location: Location, view: View, seat: Seat, language: Language, names: Names): string {
  const left = (shipStruck(view, seat)?.at[location] ?? 1) - 1
  if (left > 0 || under(view, 'battle') === undefined || (location !== 'masts' && location !== 'crew'))
    return boardWords(language)('plate.takeHit.left', { n: left })
  const code = location === 'masts' ? 'noMasts' : 'noCrew'
  return speechIn(language).refusal({ code }, view, names).replace(/\.$/, '')
}

/** By its Plunder Value too, where another card shows the same good. */
function nameOf(card: Card<'cargo'>, raid: RaidFrame | undefined, { say }: MaraudersSpeech): string {
  const { good, plunder } = CARGO[card]
  const isAlone = raid?.cards.every((other) => other === card || CARGO[other].good !== good) ?? true
  return isAlone ? say(`good.${good}`) : `${say(`good.${good}`)} ${plunder}`
}

function declareNote(action: CombatAction, view: View, language: Language): string {
  const words = boardWords(language)
  const battle = under(view, 'battle')
  if (battle === undefined) return ''
  const i = battle.declared.length as SideIndex
  const chances = chancesOf(view, battle, i, action)
  const { against, taken, sinks, sunk, boarded } = chances
  const isOwn = battle.sides[i].npc === undefined
  return [
    promised(action, chances, language),
    ...(isWorthSaying(sinks) ? [words('plate.sinks', { percent: percent(sinks, language) })] : []),
    // Whoever boards or flees does not shoot: a nought would sound like safety.
    ...(against === 'shoot' ? [words('plate.taken', { taken: some(taken) })] : []),
    ...(isOwn && isWorthSaying(sunk) ? [words('plate.sunk', { percent: percent(sunk, language) })] : []),
    ...(isOwn && isWorthSaying(boarded) ? [words('plate.boarded', { percent: percent(boarded, language) })] : []),
  ].join(' · ')
}

/** At least one in a hundred, as it is rounded. */
function isWorthSaying(share: number): boolean {
  return Math.round(100 * share) > 0
}

function promised(action: CombatAction, chances: Chances, language: Language): string {
  const words = boardWords(language)
  const { won, away, hits, fight } = chances
  if (action === 'shoot') return words('plate.shoot', { percent: percent(won, language), hits: some(hits) })
  if (action === 'board')
    return words('plate.board', { percent: percent(won, language), fight: percent(fight, language) })
  return words('plate.flee', { percent: percent(away, language) })
}

/** What the cards and dice promise, before any is drawn. */
function raidNotes(nation: Nation, view: View, language: Language): readonly string[] {
  const words = boardWords(language)
  const raid = under(view, 'raid')
  const odds = raid && raidOdds(view, raid, nation)
  if (raid === undefined || odds === undefined) return []
  // What she brings whatever her cards are: a zone's or a captain's doing.
  const bonus = plunderOf(view, { ...raid, nation }, [])
  return [
    ...(bonus > 0 ? [words('plate.raidBonus', { gold: bonus })] : []),
    words('plate.odds', { percent: percent(odds.won, language) }),
    ...(isWorthSaying(odds.sunk) ? [words('plate.sunk', { percent: percent(odds.sunk, language) })] : []),
  ]
}

/** Stopping is named after what comes of it. */
function stopPlate(view: View, language: Language): ActionPlate {
  const [words, speech] = [boardWords(language), speechIn(language)]
  const raid = under(view, 'raid')
  const verdict = raid && verdictOf(view, raid)
  if (verdict === undefined) return { title: speech.say('action.done'), note: '' }
  if (verdict.result !== 'won')
    return {
      title: words('plate.giveUp'),
      note: words(`stands.${verdict.result}`, { cause: causeWords(verdict, speech, words) }),
    }
  const glory = verdict.isGlorious ? words('plate.aPoint') : ''
  return { title: words('plate.take', { gold: verdict.gold }), note: glory }
}

/** A card, weapon or ability: what it is, and the chance it gives. */
function meansPlate(action: Action, view: View, seat: Seat, language: Language, names: Names): ActionPlate {
  const [words, speech] = [boardWords(language), speechIn(language)]
  const [means] = meansOf([action], view, seat, speech)
  const chance = chanceAfter(view, seat, action)
  const isPlayed = action.type === 'playGlory' || action.type === 'announceGlory'
  const title = means?.text
    ? words(isPlayed ? 'playIt' : 'useIt', { what: means.name })
    : speech.action(action, view, names)
  if (peril(view, seat).fatal) return { title, note: words('plate.rescue') }
  if ('dice' in action && chance !== undefined)
    return { title, note: words('plate.again', { n: action.dice?.length ?? 0, percent: percent(chance, language) }) }
  if (action.type === 'loadShot') {
    const shots = aimed(
      under(view, 'hits')?.dice ?? [],
      speech,
      words,
      action.weapon === 'chainShot' ? 'masts' : 'crew',
    )
    return { title, note: words('pass.shots', { parts: shots }) }
  }
  if (chance !== undefined) return { title, note: words(oddsKey(view), { percent: percent(chance, language) }) }
  const gold = goldSaved(action, view)
  return {
    title,
    note: note(spares(action, view, language), gold > 0 && words('plate.then', { sure: 'yes', gold, percent: '' })),
  }
}

/** Whose success it is: one's own, or that of somebody who looks for something. */
function oddsKey(view: View): 'plate.odds' | 'pass.search' {
  return under(view, 'window')?.window === 'other.scout.before' ? 'pass.search' : 'plate.odds'
}

/** What a hit would strike and does not, or where it goes instead. */
function spares(action: Action, view: View, language: Language): string | undefined {
  const { say } = speechIn(language)
  const location = savedBy(action, under(view, 'hits'), under(view, 'crew'))
  if (location === undefined) return undefined
  const name = say(`location.${location}`)
  return action.type === 'relocate'
    ? `${name} → ${say(`location.${action.to}`)}`
    : boardWords(language)('plate.spares', { location: name })
}

/** What a raid brings that fails unless a hit is warded off. */
function goldSaved(action: Action, view: View): number {
  const [raid, hits] = [under(view, 'raid'), under(view, 'hits')]
  if (raid === undefined || hits === undefined || !('hit' in action)) return 0
  if (verdictOf(view, raid, raid.cards, hits.hits)?.result === 'won') return 0
  const left = hits.hits.filter((_, i) => i !== action.hit)
  return verdictOf(view, raid, raid.cards, left)?.gold ?? 0
}
