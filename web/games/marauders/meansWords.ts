/** What is said at a moment at which one may act: what somebody did, and what comes of letting it be. */

import type { Seat } from '@windward/core/contract.ts'
import { capitalised, type Names, type Say } from '@windward/core/words.ts'
import { HIT_DICE, PRICE } from '@windward/games/marauders/components/ships.ts'
import type { BattleFrame, ScoutFrame, SideIndex, WindowFrame } from '@windward/games/marauders/frames.ts'
import { hidden } from '@windward/games/marauders/marks.ts'
import { fleeAgainst } from '@windward/games/marauders/rules/battle.ts'
import { crewHits } from '@windward/games/marauders/rules/crew.ts'
import { countOf, goodsIn } from '@windward/games/marauders/rules/goods.ts'
import { landsOn } from '@windward/games/marauders/rules/hits.ts'
import { adjust } from '@windward/games/marauders/rules/passives.ts'
import { succeeded, successes } from '@windward/games/marauders/rules/roll.ts'
import { violated } from '@windward/games/marauders/rules/scout.ts'
import { combatants, sideOf, whoOf } from '@windward/games/marauders/rules/sides.ts'
import { cloneShip, type Ship } from '@windward/games/marauders/ship.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Die, Location, Nation, Npc, Target } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { eyesOn } from './eyes.ts'
import { priceOf } from './law.ts'
import { peril } from './means.ts'
import { chanceAfter } from './odds.ts'
import { checkOdds, nameOfWho, scoutOdds, under } from './reading.ts'
import { contestReason, whoseSide } from './round.ts'
import type { BoardKey } from './words.ts'

/** Who looks on, and in which language it is told. */
interface Witness {
  readonly board: { readonly view: View; readonly seat: Seat | undefined; readonly names: Names }
  readonly speech: MaraudersSpeech
  readonly words: Say<BoardKey>
}

/** Who caused it, and how. */
export function happened({ board, speech, words }: Witness, { window }: WindowFrame): string {
  const { view, names } = board
  const [battle, scout, check, hits] = [
    under(view, 'battle'),
    under(view, 'scout'),
    under(view, 'check'),
    under(view, 'hits'),
  ]
  const seat = board.seat ?? -1
  const own = battle && combatants(battle).includes(seat) ? sideOf(battle, seat) : undefined
  const enemy = battle && own !== undefined ? nameOfWho(whoOf(battle.sides[1 - own]), names, speech) : ''
  const parts = (aimed: readonly Location[]) => strikes(aimed, view.players[seat]?.captain?.ship, speech)
  switch (window) {
    case 'battle.declared':
      return battle && own !== undefined
        ? words('moment.declared', { who: enemy, action: speech.say(`combat.${battle.declared[1 - own]}`) })
        : ''
    case 'battle.afterRoll':
      return contest()
    case 'battle.afterHitDice':
      return words('moment.shots', { who: enemy, parts: aimed(hits?.dice ?? [], speech, words) })
    case 'battle.hitTaken':
      return words('moment.struck', { who: enemy, parts: parts(hits?.hits ?? ['crew']) })
    case 'raid.resolve':
      return words('moment.raided', { parts: parts(hits?.hits ?? []) })
    case 'hit.taken':
      return words('moment.wrecked', { parts: parts(hits?.hits ?? []) })
    case 'crew.start':
      return words('moment.boarded', { who: enemy })
    case 'crew.afterRoll':
      return battle ? blows({ board, speech, words }, battle, own === 1 ? [1, 0] : [0, 1]) : ''
    case 'battle.won':
      return words('moment.won', { who: enemy })
    case 'scout.after':
      return scout && succeeded(scout.dice)
        ? words('moment.found')
        : words('moment.vain', { n: scout?.dice.length ?? 0 })
    case 'check.after':
      return words('moment.failed', {
        n: check?.dice.length ?? 0,
        skill: check ? speech.say(`skill.${check.skill}`) : '',
      })
    case 'other.scout.before':
    case 'npcScout.before':
      return scout ? looked(scout) : hunter()
    case 'bounty.before':
      return words('moment.bounty')
    case 'other.port.sell':
      return sale()
    default:
      return words('moment.other', { window: speech.window(window) })
  }

  /** Goods that were declared are open. */
  function sale(): string {
    const sell = under(view, 'sell')
    if (sell === undefined) return ''
    const goods = goodsIn(sell.declared).map((good) =>
      words('stackOf', { good: speech.say(`good.${good}`), n: countOf(sell.declared, good) }),
    )
    return words('moment.sells', { who: names(sell.seat), goods: goods.join(', ') })
  }

  /** Where, and for whom: a captain elsewhere is not who is looked for. */
  function looked({ seat: by, target }: ScoutFrame): string {
    return looking(names(by), by, target.kind === 'player' && target.seat === seat ? 'you' : target.kind)
  }

  /** A naval ship or a pirate looks for whoever came to it. */
  function hunter(): string {
    const hunt = under(view, 'npcScouts')
    if (hunt?.npcs[0] === undefined) return ''
    return looking(speech.say(`npc.${hunt.npcs[0]}`), hunt.seat, hunt.seat === seat ? 'you' : 'player')
  }

  function looking(who: string, beside: Seat, prey: Target['kind'] | 'you'): string {
    const zone = view.players[beside].captain?.zone ?? 'caribbeanSea'
    return words('moment.looks', { who, off: speech.off(zone), prey })
  }

  function contest(): string {
    if (battle === undefined) return ''
    const { dice } = battle
    const { by, winner } = contestReason(dice)
    // As the dice lie on the table: one's own at the left.
    const left = own ?? 0
    const who = winner === undefined ? '' : nameOfWho(whoOf(battle.sides[winner]), names, speech)
    const whose = winner === undefined ? 'other' : whoseSide(battle, winner, board.seat)
    return words(`contest.${by}`, { who, whose, own: sum(dice[left]), enemy: sum(dice[1 - left]) })
  }
}

/** Hand to hand nobody has won yet: whom each side's skulls strike. */
export function blows({ board, speech, words }: Witness, battle: BattleFrame, order: readonly SideIndex[]): string {
  const crew = under(board.view, 'crew')
  const told = order.map((i) =>
    words('blows', {
      who: nameOfWho(whoOf(battle.sides[i]), board.names, speech),
      whose: whoseSide(battle, i, board.seat),
      n: crew ? crewHits(board.view, battle, crew.round, i, successes(crew.dice[i])) : 0,
    }),
  )
  return told.map(capitalised).join(' · ')
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => (die < 5 ? total + die : total), 0)
}

/** Where shots fall as the dice lie; skulls where shot aims them, if it does. */
export function aimed(
  dice: readonly Die[],
  { say }: Witness['speech'],
  words: Witness['words'],
  skulls?: Location,
): string {
  return dice
    .map((die) => {
      const location = HIT_DICE[die] ?? skulls
      return location ? say(`location.${location}`) : words('anywhere')
    })
    .join(', ')
}

/** What hits are aimed at; one on what is destroyed already, with where it goes. */
function strikes(hits: readonly Location[], ship: Ship | undefined, speech: Witness['speech']): string {
  const left = ship && cloneShip(ship)
  const name = (location: Location) => speech.say(`location.${location}`)
  return hits
    .map((aimed) => {
      const location = left ? landsOn(left, aimed) : aimed
      if (left && left.at[location] > 0) left.at[location]--
      return location === aimed ? name(aimed) : `${name(aimed)} → ${name(location)}`
    })
    .join(', ')
}

/** How to let it be: by what is about to come of it. */
export function letBe({ board, speech, words }: Witness): string {
  const { view, seat } = board
  if (seat === undefined) return words('keepIt')
  const { blows, fatal } = peril(view, seat)
  if (fatal) return words(`letDie.${fatal}`)
  if (blows > 0) return words('let.hits', { n: blows })
  if (LOOKING.some((window) => window === under(view, 'window')?.window)) return words('let.look')
  const isKnown = ifPassed({ board, speech, words }).text !== words('pass.nothing')
  return words(isKnown ? 'let.be' : 'keepIt')
}

const LOOKING = ['npcScout.before', 'other.scout.before'] as const

/** What is rolled for next, with the chance that it comes off. */
const TO_COME: Readonly<Record<string, BoardKey>> = {
  'battle.declared': 'pass.round',
  'crew.start': 'pass.crews',
  'crew.afterRoll': 'pass.crews',
  'scout.before': 'pass.search',
  'other.scout.before': 'pass.search',
}

/** What letting it be leads to, and whether that is a loss. */
export function ifPassed({ board, speech, words }: Witness): { readonly text: string; readonly isBad: boolean } {
  const { view, seat } = board
  if (seat === undefined) return { text: '', isBad: false }
  const { parts, fatal } = peril(view, seat)
  if (fatal) return { text: words('pass.dies'), isBad: true }
  if (parts.length > 0) {
    const lost = parts.map((location) => speech.say(`location.${location}`)).join(', ')
    return { text: words('pass.parts', { parts: lost }), isBad: true }
  }
  const [battle, crew, check, scout] = [
    under(view, 'battle'),
    under(view, 'crew'),
    under(view, 'check'),
    under(view, 'scout'),
  ]
  const isRolled = crew === undefined && battle?.at === 'rolled'
  if (battle && isRolled && combatants(battle).includes(seat)) {
    const { winner } = contestReason(battle.dice)
    const own = sideOf(battle, seat)
    const skulls = successes(battle.dice[1 - own])
    if (winner === own && battle.declared[own] === 'flee' && skulls > fleeAgainst(view, battle, own))
      return { text: words('pass.caught', { n: skulls }), isBad: true }
    const end = winner === undefined ? 'even' : winner === own ? 'won' : 'lost'
    return { text: words(`pass.${end}`), isBad: end === 'lost' }
  }
  const nation = bountyAt(view)
  if (nation) return { text: priceIn(nation), isBad: true }
  const [hits, port] = [under(view, 'hits'), under(view, 'port')]
  if (hits?.at === 'rolled')
    return { text: words('pass.shots', { parts: aimed(hits.dice, speech, words) }), isBad: false }
  const zone = port && view.players[port.seat].captain?.zone
  if (zone && zone !== 'caribbeanSea' && under(view, 'window')?.window === 'port.start')
    return { text: words('pass.demand', { good: speech.say(`good.${view.ports[zone].demand}`) }), isBad: false }
  if (under(view, 'window')?.window === 'other.port.sell') return { text: words('pass.sale'), isBad: false }
  const found = chanceToBeFound(view, seat)
  if (found !== undefined)
    return { text: words('pass.found', { percent: words('percent', { percent: found }) }), isBad: true }
  const { dice } = check ?? scout ?? { dice: [] }
  if (dice.length > 0 && !succeeded(dice)) return { text: words('pass.vain'), isBad: true }
  return { text: ahead(), isBad: false }

  function ahead(): string {
    const window = under(view, 'window')?.window
    const key = TO_COME[window ?? '']
    const chance = chanceAfter(view, seat ?? 0)
    if (key && chance !== undefined)
      return words(key, { percent: words('percent', { percent: Math.round(100 * chance) }) })
    if (port && window === 'port.rumor') {
      const price = adjust(view, 'price.rumor', port.seat, PRICE.rumor)
      return `${words('terms.rumor', { price, percent: checkOdds(view, port.seat, 'influence') })}.`
    }
    if (window === 'scout.after') return words('pass.finds')
    if (window === 'battle.won') return words(battle?.captured ? 'pass.plunder' : 'pass.over')
    if (window === 'npcScout.before') return words('pass.spared')
    if (window === 'turn.start') return words('pass.begins')
    return words('pass.nothing')
  }

  function priceIn(nation: Nation): string {
    const price = seat === undefined ? undefined : priceOf(view, seat, nation)
    const { from = 0, to = 0, closes = [] } = price ?? {}
    const ports = closes.map(speech.zone).join(', ')
    const bounty = words('law.bounty', { nation: speech.say(`nation.${nation}`), from, to })
    return ports === '' ? `${bounty}.` : `${bounty}. ${words('law.closes', { ports })}`
  }
}

/** In per cent, where somebody is about to look for this very seat, and may find it. */
function chanceToBeFound(view: View, seat: Seat): number | undefined {
  const [window, hunt, scout] = [under(view, 'window')?.window, under(view, 'npcScouts'), under(view, 'scout')]
  const isHiddenFrom = (by: Seat | Npc) => under(view, 'turn')?.marks.includes(hidden(seat, by)) ?? false
  if (window === 'other.scout.before' && scout?.target.kind === 'player' && scout.target.seat === seat)
    return isHiddenFrom(scout.seat) ? undefined : scoutOdds(view, scout.seat, scout.target).percent
  const zone = view.players[seat].captain?.zone
  const npc = window === 'npcScout.before' && hunt?.seat === seat ? hunt.npcs[0] : undefined
  if (npc === undefined || zone === undefined || isHiddenFrom(npc)) return undefined
  return eyesOn(view, seat, zone).find((eye) => eye.npc === npc)?.percent
}

/** The nation that is about to set a Bounty on whoever is asked. */
function bountyAt(view: View): Nation | undefined {
  if (under(view, 'window')?.window !== 'bounty.before') return undefined
  const [raid, scout] = [under(view, 'raid'), under(view, 'scout')]
  if (raid) return raid.nation === 'none' ? undefined : raid.nation
  return scout && violated(view, scout.target)
}
