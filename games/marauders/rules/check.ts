/** Skill checks outside combat (p. 4). */

import { type Chapter, pop, top } from '../flow.ts'
import type { CheckFrame } from '../frames.ts'
import type { State } from '../state.ts'
import { AT, open } from './attending.ts'
import { skillOf } from './captain.ts'
import { adjust } from './passives.ts'
import { rollFor } from './roll.ts'

export const check: Chapter<CheckFrame> = {
  run(p, f) {
    if (f.at === 'roll') {
      f.dice = rollFor(p, { seat: f.seat }, f.why, diceFor(p.s, f))
      f.at = 'rolled'
    } else if (f.at === 'rolled') {
      f.at = 'done'
      open(p, AT['check.after'], f.seat)
    } else {
      pop(p)
      const below = top(p.s)
      if ('dice' in below && below.type !== 'battle' && below.type !== 'crew') below.dice = f.dice
    }
  },
}

function diceFor(s: State, { seat, skill }: CheckFrame): number {
  return adjust(s, 'dice.check', seat, skillOf(s, seat, skill), { skill })
}
