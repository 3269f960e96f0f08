/** Recruiting (p. 9). */

import { PRICE } from '../components/ships.ts'
import { type Chapter, type Play, pop, tell } from '../flow.ts'
import type { RecruitFrame } from '../frames.ts'
import type { State } from '../state.ts'
import type { Action } from '../vocabulary.ts'
import { AT, freeOrDone, open } from './attending.ts'
import { captainOf } from './captain.ts'
import { pay } from './goods.ts'
import { adjust } from './passives.ts'
import { checkSkill, succeeded } from './roll.ts'
import { fullValue } from './ship.ts'
import { addWithdrawals, withdraw } from './stash.ts'

/** A successful Leadership roll fills the Crew; otherwise each costs 2 Gold. */
export const recruit: Chapter<RecruitFrame> = {
  ask: 'crew',
  run(p, f) {
    if (f.at === 'start') {
      f.at = 'roll'
      open(p, AT['port.recruit'], f.seat)
    } else if (f.at === 'roll') {
      f.at = 'rolled'
      if (adjust(p.s, 'recruit.sure', f.seat, 0) > 0) fill(p, f.seat)
      else checkSkill(p, f.seat, 'leadership', 'recruit')
    } else if (f.at === 'rolled') {
      f.at = 'hire'
      if (succeeded(f.dice)) fill(p, f.seat)
    } else if (vacancies(p.s, f.seat) === 0) {
      pop(p)
    } else {
      f.asks.push(f.seat)
    }
  },
  offer(s, f, seat) {
    const offers: Action[] = captainOf(s, f.seat).gold >= PRICE.crew ? [{ type: 'hireCrew' }] : []
    addWithdrawals(offers, s, seat)
    return freeOrDone(offers, s, seat)
  },
  answer(p, f, seat, action) {
    if (action.type === 'done') return pop(p)
    if (action.type === 'withdraw') return withdraw(p, seat, action.gold)
    pay(p, f.seat, PRICE.crew, 'crew')
    joinCrew(p, seat, 1)
  },
}

function fill(p: Play, seat: number): void {
  joinCrew(p, seat, vacancies(p.s, seat))
}

export function joinCrew(p: Play, seat: number, count: number): void {
  if (count === 0) return
  captainOf(p.s, seat).ship.at.crew += count
  tell(p, { type: 'crewJoined', seat, count })
}

export function vacancies(s: State, seat: number): number {
  const { ship } = captainOf(s, seat)
  return fullValue(ship, 'crew') - ship.at.crew
}
