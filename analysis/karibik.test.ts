import { botNamed } from '@windward/bots/catalogue.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { Chance } from '@windward/core/chance.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import type { State } from '@windward/games/karibik/state.ts'
import { expect, test } from 'vitest'
import type { AnyYardstick } from './contract.ts'
import { YARDSTICK } from './karibik.ts'
import { playedOut } from './rollout.ts'
import { doubtOf } from './shares.ts'

const game: AnyGame = karibik
const WORLDS = 60

/** In the middle of a round. */
async function momentIn(round: number): Promise<State> {
  const mate = await botNamed('karibik', 'mate')
  let kept: State | undefined
  playGame(game, defaults(game), 2, 'moments', [mate, mate], {
    sees(state) {
      const s = state as State
      if (kept === undefined && s.round === round && s.step.at === 'moving') kept = karibik.clone(s)
    },
    ends() {},
  })
  if (kept === undefined) throw new Error(`no round ${round}`)
  return kept
}

function results(state: State, yardstick: AnyYardstick): readonly number[] {
  const rng = new Chance('worlds')
  return Array.from({ length: WORLDS }, () => playedOut(game, yardstick, yardstick.redealt(state, rng), 0, rng))
}

test('the quick way to the end of Karibik comes to the same as question by question', async () => {
  const { finish: _, ...byQuestions } = YARDSTICK
  for (const round of [2, 4, 6]) {
    const state = await momentIn(round)
    const [quick, slow] = [YARDSTICK, byQuestions].map((yardstick) => results(state, yardstick))
    const off = quick.reduce((a, b) => a + b) / WORLDS - slow.reduce((a, b) => a + b) / WORLDS
    expect(Math.abs(off)).toBeLessThan(2.5 * Math.hypot(doubtOf(quick), doubtOf(slow)))
    for (const result of quick) expect([0, 0.5, 1]).toContain(result)
  }
})
