/** What is said at a moment at which one may act: what somebody did, and what comes of letting it be. */

import type { Seat } from '@windward/core/contract.ts'
import type { Names, Say } from '@windward/core/words.ts'
import type { WindowFrame } from '@windward/games/marauders/frames.ts'
import { succeeded } from '@windward/games/marauders/rules/roll.ts'
import { violated } from '@windward/games/marauders/rules/scout.ts'
import { combatants, sideOf, whoOf } from '@windward/games/marauders/rules/sides.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Nation } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import { priceOf } from './law.ts'
import { peril } from './means.ts'
import { nameOfWho, under } from './reading.ts'
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
  const parts = (locations: readonly string[]) =>
    locations.map((one) => speech.say(`location.${one as 'hull'}`)).join(', ')
  switch (window) {
    case 'battle.declared':
      return battle && own !== undefined
        ? words('moment.declared', { who: enemy, action: speech.say(`combat.${battle.declared[1 - own]}`) })
        : ''
    case 'battle.afterRoll':
      return contest()
    case 'battle.afterHitDice':
      return words('moment.shots', { who: enemy })
    case 'battle.hitTaken':
      return words('moment.struck', { who: enemy, parts: parts(hits?.hits ?? ['crew']) })
    case 'raid.resolve':
      return words('moment.raided', { parts: parts(hits?.hits ?? []) })
    case 'hit.taken':
      return words('moment.wrecked', { parts: parts(hits?.hits ?? []) })
    case 'crew.start':
      return words('moment.boarded', { who: enemy })
    case 'crew.afterRoll':
      return contest()
    case 'scout.after':
      return words('moment.vain', { n: scout?.dice.length ?? 0 })
    case 'check.after':
      return words('moment.failed', {
        n: check?.dice.length ?? 0,
        skill: check ? speech.say(`skill.${check.skill}`) : '',
      })
    case 'other.scout.before':
    case 'npcScout.before':
      return scout ? words('moment.looks', { who: names(scout.seat) }) : hunter()
    case 'bounty.before':
      return words('moment.bounty')
    default:
      return words('moment.other', { window: speech.window(window) })
  }

  function contest(): string {
    const dice = (under(view, 'crew') ?? battle)?.dice
    if (battle === undefined || dice === undefined) return ''
    const { by, winner } = contestReason(dice)
    // As the dice lie on the table: one's own at the left.
    const left = own ?? 0
    const who = winner === undefined ? '' : nameOfWho(whoOf(battle.sides[winner]), names, speech)
    const whose = winner === undefined ? 'other' : whoseSide(battle, winner, board.seat)
    return words(`contest.${by}`, { who, whose, own: sum(dice[left]), enemy: sum(dice[1 - left]) })
  }

  function hunter(): string {
    const npc = under(view, 'npcScouts')?.npcs[0]
    return npc === undefined ? '' : words('moment.looks', { who: speech.say(`npc.${npc}`) })
  }
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, die) => (die < 5 ? total + die : total), 0)
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
  const isRolled = crew ? crew.at === 'rolled' : battle?.at === 'rolled'
  if (battle && isRolled && combatants(battle).includes(seat)) {
    const { winner } = contestReason((crew ?? battle).dice)
    const end = winner === undefined ? 'even' : winner === sideOf(battle, seat) ? 'won' : 'lost'
    return { text: words(`pass.${end}`), isBad: end === 'lost' }
  }
  const nation = bountyAt(view)
  if (nation) return { text: priceIn(nation), isBad: true }
  const { dice } = check ?? scout ?? { dice: [] }
  if (dice.length > 0 && !succeeded(dice)) return { text: words('pass.vain'), isBad: true }
  return { text: words('pass.nothing'), isBad: false }

  function priceIn(nation: Nation): string {
    const price = seat === undefined ? undefined : priceOf(view, seat, nation)
    const { from = 0, to = 0, closes = [] } = price ?? {}
    const ports = closes.map(speech.zone).join(', ')
    const bounty = words('law.bounty', { nation: speech.say(`nation.${nation}`), from, to })
    return ports === '' ? `${bounty}.` : `${bounty}. ${words('law.closes', { ports })}`
  }
}

/** The nation that is about to set a Bounty on whoever is asked. */
function bountyAt(view: View): Nation | undefined {
  if (under(view, 'window')?.window !== 'bounty.before') return undefined
  const [raid, scout] = [under(view, 'raid'), under(view, 'scout')]
  if (raid) return raid.nation === 'none' ? undefined : raid.nation
  return scout && violated(view, scout.target)
}
