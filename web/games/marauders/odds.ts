/** What a use at a moment to act is worth, in chances: dice rolled again, and what changes before any are rolled. */

import type { Seat } from '@windward/core/contract.ts'
import { GLORY, GLORY_CARDS } from '@windward/games/marauders/cards/glory.ts'
import type { GloryEffect } from '@windward/games/marauders/cards/gloryCard.ts'
import type { GloryKey } from '@windward/games/marauders/cards/keys.ts'
import { markOf } from '@windward/games/marauders/cards/lasting.ts'
import type { BattleFrame, Frame, SideIndex } from '@windward/games/marauders/frames.ts'
import { combatants, sideOf } from '@windward/games/marauders/rules/sides.ts'
import { cloneShip } from '@windward/games/marauders/ship.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Card, CombatAction, Die } from '@windward/games/marauders/vocabulary.ts'
import { againOdds, chancesOf, fightOdds } from './chances.ts'
import { chanceOfSkull } from './dice.ts'
import { peril, savingAt } from './means.ts'
import { scoutOdds, under } from './reading.ts'

/** The dice that a use rolls again: of whom, and as they lie. */
export function diceFor(
  action: Action,
  view: View,
  seat: Seat,
): { readonly side: 'own' | 'enemy'; readonly dice: readonly Die[] } {
  const side = 'side' in action && action.side === 'enemy' ? 'enemy' : 'own'
  const [battle, crew, hits] = [under(view, 'battle'), under(view, 'crew'), under(view, 'hits')]
  if (action.type === 'layGuns' || 'die' in action) {
    return { side, dice: action.type === 'rerollDie' ? (under(view, 'scout')?.dice ?? []) : (hits?.dice ?? []) }
  }
  if (battle) {
    const own = sideOf(battle, seat)
    return { side, dice: (crew ?? battle).dice[side === 'enemy' ? 1 - own : own] }
  }
  const roll = under(view, 'check') ?? under(view, 'scout') ?? under(view, 'raid')
  return { side, dice: roll?.dice ?? [] }
}

/** The chance to win what is rolled for, after a use or as it stands; none where it decides nothing yet. */
export function chanceAfter(view: View, seat: Seat, action?: Action): number | undefined {
  const window = under(view, 'window')?.window
  if (window === 'battle.declared' || window === 'crew.start') return chanceAhead(view, seat, action)
  if (window === 'other.scout.before') return chanceOfSearch(view, seat, action)
  return chanceAgain(view, seat, action)
}

/** Once dice lie on the table. */
function chanceAgain(view: View, seat: Seat, action?: Action): number | undefined {
  const again = action && 'dice' in action ? (action.dice ?? []) : action?.type === 'rerollDie' ? [action.die] : []
  if (action?.type === 'layGuns' || under(view, 'hits') !== undefined) return undefined
  const battle = under(view, 'battle')
  if (battle && combatants(battle).includes(seat)) {
    const own = sideOf(battle, seat)
    const of = (action && 'side' in action && action.side === 'enemy' ? 1 - own : own) as SideIndex
    const crew = under(view, 'crew')
    if (crew === undefined ? battle.at !== 'rolled' : crew.at !== 'rolled') return undefined
    return againOdds(view, battle, own, { of, dice: again, crew })
  }
  const roll = under(view, 'check') ?? under(view, 'scout')
  if (roll === undefined || roll.dice.length === 0) return undefined
  const dice = action?.type === 'rollAgain' ? roll.dice.length : again.length
  const kept = action?.type === 'rollAgain' ? [] : roll.dice.filter((_, i) => !again.includes(i))
  return chanceOfSkull({ kept, dice })
}

/** Before the dice of a round are rolled: what was declared comes off, or the fight aboard is won. */
function chanceAhead(view: View, seat: Seat, action?: Action): number | undefined {
  const seen = action ? afterUse(view, seat, action) : view
  if (seen === undefined) return undefined
  const battle = under(seen, 'battle')
  if (battle === undefined || !combatants(battle).includes(seat)) return undefined
  const own = sideOf(battle, seat)
  const crew = under(seen, 'crew')
  if (crew) return fightOdds(seen, battle, own, crew).won
  const declared = battle.declared[own]
  const { won, fight, away } = chancesOf(seen, battle, own, declared)
  return declared === 'flee' ? away : declared === 'board' ? won * fight : won
}

/** That somebody else, who is about to look, finds what they look for. */
function chanceOfSearch(view: View, seat: Seat, action?: Action): number | undefined {
  const seen = action ? afterUse(view, seat, action) : view
  if (seen === undefined) return undefined
  const scout = under(seen, 'scout')
  return scout && scoutOdds(seen, scout.seat, scout.target).percent / 100
}

/** The view as it will be, where a card changes what the dice are rolled for. */
function afterUse(view: View, seat: Seat, action: Action): View | undefined {
  if (action.type !== 'playGlory' && action.type !== 'announceGlory') return undefined
  const { text, action: course }: { text?: Card<'glory'>; action?: CombatAction } =
    action.type === 'playGlory' ? action : {}
  const key = GLORY[text ?? action.card]
  const card = GLORY_CARDS[key]
  if (!('effects' in card)) return undefined
  return card.effects.reduce<View | undefined>(
    (seen, effect) => seen && afterEffect(seen, seat, effect, key, course),
    view,
  )
}

function afterEffect(
  view: View,
  seat: Seat,
  effect: GloryEffect,
  key: GloryKey,
  course: CombatAction | undefined,
): View | undefined {
  const changed = <T extends Frame['type']>(type: T, change: (frame: Frame & { type: T }) => Frame): View => ({
    ...view,
    stack: view.stack.map((frame) => (frame.type === type ? change(frame as Frame & { type: T }) : frame)),
  })
  switch (effect.do) {
    case 'remember': {
      const { on, about } = effect
      const whom = about === 'active' ? (under(view, 'scout')?.seat ?? seat) : seat
      return changed(on, (frame) => ({ ...frame, marks: [...frame.marks, markOf(key, on, whom)] }))
    }
    case 'changeDeclaration': {
      if (course === undefined) return undefined
      const declared = (battle: BattleFrame) =>
        battle.declared.map((one, i) => (i === sideOf(battle, seat) ? course : one))
      return changed('battle', (battle) => ({ ...battle, declared: declared(battle) }))
    }
    case 'gainCrew':
      return typeof effect.crew === 'number' ? withHands(view, seat, effect.crew) : undefined
    default:
      return undefined
  }
}

function withHands(view: View, seat: Seat, hands: number): View {
  const players = view.players.map((player, i) => {
    if (i !== seat || player.captain === undefined) return player
    const ship = cloneShip(player.captain.ship)
    ship.at.crew += hands
    return { ...player, captain: { ...player.captain, ship } }
  })
  return { ...view, players }
}

/** A roll that is won, where nothing but one's own dice could be rolled again. */
export function isWonAlready(uses: readonly Action[], view: View, seat: Seat): boolean {
  const isOwnRoll = (action: Action) =>
    'dice' in action && action.type !== 'layGuns' && !('side' in action && action.side === 'enemy')
  return uses.length > 0 && uses.every(isOwnRoll) && chanceAgain(view, seat) === 1
}

/** What to do first, if anything is plainly better than passing: save what is struck, or roll what fails again. */
export function adviceFor(choices: readonly Action[], view: View, seat: Seat): Action | undefined {
  const saved = savingAt(choices, under(view, 'hits'), under(view, 'crew'), view.players[seat].captain?.ship)
  const { parts } = peril(view, seat)
  const struck = parts.includes('hull') ? 'hull' : parts[0]
  const rescue = saved.get(struck) ?? saved.values().next().value
  if (rescue) return rescue
  let best: { readonly action?: Action; readonly chance: number } = { chance: chanceAfter(view, seat) ?? 1 }
  for (const action of choices) {
    const chance =
      'dice' in action || action.type === 'rerollDie' || action.type === 'rollAgain'
        ? chanceAfter(view, seat, action)
        : undefined
    if (chance !== undefined && chance > best.chance + 1e-9) best = { action, chance }
  }
  return best.action
}
