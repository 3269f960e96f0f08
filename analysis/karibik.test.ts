import { botNamed } from '@windward/bots/catalogue.ts'
import { suppose } from '@windward/bots/karibik/supposing.ts'
import { playGame } from '@windward/bots/simulate.ts'
import { Chance } from '@windward/core/chance.ts'
import type { AnyGame } from '@windward/core/contract.ts'
import { defaults } from '@windward/core/options.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import type { State } from '@windward/games/karibik/state.ts'
import type { View } from '@windward/games/karibik/view.ts'
import { SHIPS } from '@windward/games/karibik/vocabulary.ts'
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

test('others are thought to have bid as a Mate would, whatever lies hidden', async () => {
  const foes = await Promise.all(['mate', 'mate'].map((bot) => botNamed('karibik', bot)))
  let [hidden, alike, anyhow] = [0, 0, 0]
  playGame(game, defaults(game), 2, 'hidden bids', foes, {
    sees(state, { seat, view }) {
      const s = state as State
      if (s.step.at !== 'moving' || s.step.left < 1) return
      const rng = new Chance(`${s.round} ${s.step.ship}`)
      const next = SHIPS.indexOf(s.step.ship) + 1
      if (next === SHIPS.length) return
      hidden += 1
      const bid = s.seats[1 - seat].bribes[next]
      for (let n = 0; n < 10; n++) {
        alike += Math.abs(suppose(view as View, rng).seats[1 - seat].bribes[next] - bid)
        anyhow += Math.abs(karibik.imagine(view as View, rng).seats[1 - seat].bribes[next] - bid)
      }
    },
    ends() {},
  })
  expect(hidden).toBeGreaterThan(30)
  expect(alike).toBeLessThan(0.85 * anyhow)
})

test('what was laid or answered in secret is yet to be laid and answered in a world that is supposed', async () => {
  const mates = await Promise.all(['mate', 'mate'].map((bot) => botNamed('karibik', bot)))
  let asked = 0
  playGame(game, defaults(game), 2, 'secret', mates, {
    sees(_state, { seat, view }) {
      const seen = view as View
      const world = suppose(seen, new Chance('secret'))
      expect(world.seats[seat].bribes).toEqual(seen.seats[seat].bribes)
      if (seen.step.at === 'bribing') expect(world.seats[1 - seat].bribes).toEqual([])
      else expect(world.seats[1 - seat].bribes).toHaveLength(seen.step.at === 'call' ? 0 : SHIPS.length)
      if (world.step.at !== 'tie') return
      asked += 1
      for (const other of world.step.asked) if (other.seat !== seat) expect(other.answer).toBeUndefined()
    },
    ends() {},
  })
  expect(asked).toBeGreaterThan(5)
})
