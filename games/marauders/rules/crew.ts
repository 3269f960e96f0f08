/** Crew Combat (p. 14). */

import { FOE } from '../cards/effect.ts'
import { type Chapter, ongoing, type Play, pop, tell } from '../flow.ts'
import type { BattleFrame, CrewFrame, SideIndex } from '../frames.ts'
import type { State } from '../state.ts'
import { AT, open } from './attending.ts'
import { skillOf } from './captain.ts'
import { npcSkill } from './npc.ts'
import { adjust } from './passives.ts'
import { rollFor, successes } from './roll.ts'
import { combatants, contestWinner, SIDES, shipOf, whoOf } from './sides.ts'

export const crew: Chapter<CrewFrame> = {
  run(p, f) {
    const battle = ongoing(p.s, 'battle')
    switch (f.at) {
      case 'start':
        // p. 14: a ship without Crew has lost before anybody fires.
        if (SIDES.some((i) => shipOf(p.s, battle.sides[i]).at.crew === 0)) return settle(p, battle, f)
        f.at = 'swept'
        return open(p, AT['crew.start'], combatants(battle))
      case 'swept':
        f.at = 'struck'
        return open(p, AT['battle.hitTaken'], combatants(battle))
      case 'roll':
        f.round++
        for (const i of SIDES) {
          f.dice[i] = rollFor(p, whoOf(battle.sides[i]), 'leadership', leadership(p.s, battle, f.round, i))
        }
        f.at = 'rolled'
        return open(p, AT['crew.afterRoll'], combatants(battle))
      case 'rolled':
        f.hits = [blows(p.s, battle, f, 1), blows(p.s, battle, f, 0)]
        f.at = 'struck'
        return open(p, AT['battle.hitTaken'], combatants(battle))
      case 'struck':
        for (const i of SIDES) strikeCrew(p, battle, i, f.hits[i])
        f.hits = [0, 0]
        return settle(p, battle, f)
    }
  },
}

/** p. 14: each success is a hit, but no more than one has Crew, as it was before the roll. */
function blows(s: State, battle: BattleFrame, f: CrewFrame, i: SideIndex): number {
  const hits = crewHits(s, battle, f.round, i, successes(f.dice[i]))
  return Math.min(hits, shipOf(s, battle.sides[i]).at.crew)
}

/** Hits that so many successes are worth, before the limit of Crew. */
export function crewHits(s: State, { sides }: BattleFrame, round: number, i: SideIndex, rolled: number): number {
  const { seat } = sides[i]
  return seat === undefined ? rolled : adjust(s, 'crew.hits', seat, rolled, { round })
}

function strikeCrew(p: Play, battle: BattleFrame, i: SideIndex, hits: number): void {
  const { at } = shipOf(p.s, battle.sides[i])
  const lost = Math.min(hits, at.crew)
  if (lost === 0) return
  at.crew -= lost
  tell(p, { type: 'crewHits', who: whoOf(battle.sides[i]), hits: lost })
}

/** p. 14: who has no Crew has lost; if both, the better roll wins; if that is even, nobody does. */
function settle(p: Play, battle: BattleFrame, f: CrewFrame): void {
  const down = SIDES.filter((i) => shipOf(p.s, battle.sides[i]).at.crew === 0)
  if (down.length === 0) {
    f.at = 'roll'
    return
  }
  if (down.length === 1) battle.lost = down
  else {
    const winner = contestWinner(f)
    if (winner !== undefined) battle.lost = [(1 - winner) as SideIndex]
  }
  pop(p)
}

/** Dice in a round of Crew Combat. */
export function leadership(s: State, { sides }: BattleFrame, round: number, i: SideIndex): number {
  const { seat, npc, foe } = sides[i]
  if (npc !== undefined) return npcSkill(s, npc, 'leadership')
  if (foe !== undefined) return FOE[foe].leadership
  return seat === undefined ? 0 : adjust(s, 'dice.crew', seat, skillOf(s, seat, 'leadership'), { round })
}
