import { Chance } from '@windward/core/chance.ts'
import { offered } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { State } from '@windward/games/haendler/state.ts'
import { describe, expect, test } from 'vitest'
import { botOf, mindsOf } from '../catalogue.ts'
import { type Bot, LEVELS } from '../contract.ts'
import { random } from '../random.ts'
import { playGame } from '../simulate.ts'

const OPTIONS = defaults(haendler)
const minds = await mindsOf('haendler')
const named = (name: string) => botOf(minds, name) as Bot

/** Wins of the first bot over games that are played from both seats. */
function wins(a: Bot, b: Bot, games: number): number {
  let won = 0
  for (let i = 0; i < games; i++) {
    const bots = i % 2 === 0 ? [a, b] : [b, a]
    const { outcome } = playGame(haendler, { ...OPTIONS }, 2, `bots ${i >> 1}`, bots)
    if (outcome[0].seat === i % 2) won += 1
  }
  return won
}

describe('levels of Händler', () => {
  // A sanity check on fixed deals; how strong they are is measured by the arena (docs/bots.md).
  test('each wins against the one below on a handful of deals', () => {
    expect(wins(named('deckhand'), random, 60)).toBeGreaterThan(48)
    expect(wins(named('mate'), random, 60)).toBeGreaterThan(55)
    expect(wins(named('mate'), named('deckhand'), 60)).toBeGreaterThan(36)
    expect(wins(named('captain'), named('mate'), 12)).toBeGreaterThan(7)
    expect(wins(named('admiral'), named('mate'), 4)).toBeGreaterThan(2)
  }, 300_000)

  test('every decision is one of the choices, the same for the same view and seed, whatever is hidden', () => {
    const rng = new Chance('hidden')
    const s: State = haendler.setup(OPTIONS, 3, rng)
    for (let step = 0; step < 60; step++) {
      const [question] = haendler.questions(s)
      if (question === undefined) break
      const { seat } = question
      const choices = haendler.actions(s, seat)
      for (const level of LEVELS) {
        const decide = (state: State) => {
          const view = haendler.view(state, seat)
          const own = new Chance(`own ${step}`)
          return named(level).decide({ game: haendler, seat, question, choices, view, rng: own })
        }
        const chosen = decide(s)
        expect(offered(choices, chosen)).toBeDefined()
        const other = haendler.imagine(haendler.view(s, seat), new Chance(`other ${step}`))
        if (step % 10 === 0) expect(decide(other)).toEqual(chosen)
      }
      haendler.apply(
        s,
        seat,
        named('mate').decide({ game: haendler, seat, question, choices, view: haendler.view(s, seat), rng }),
        rng,
      )
    }
  })

  test('a search that is told to stop answers at once', () => {
    const s = haendler.setup(OPTIONS, 2, new Chance('stop'))
    const rng = new Chance('stop')
    haendler.apply(s, s.active, { type: 'reveal' }, rng)
    const [question] = haendler.questions(s)
    const choices = haendler.actions(s, question.seat)
    let polls = 0
    const ask = {
      game: haendler,
      seat: question.seat,
      question,
      choices,
      view: haendler.view(s, question.seat),
      rng,
      expired: () => ++polls > 2,
    }
    expect(offered(choices, named('admiral').decide(ask))).toBeDefined()
    expect(polls).toBe(3)
  })
})
