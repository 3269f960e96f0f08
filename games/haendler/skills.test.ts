import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { defaults } from '@windward/core/options.ts'
import { expect, test } from 'vitest'
import { haendler } from './index.ts'
import { offerExpeditions } from './rules/expedition.ts'
import { countRole, discountOf, strengthOf } from './rules/persons.ts'
import { skillsOf, tallyOf } from './skills.ts'
import { deckOf, type State } from './state.ts'

const OPTIONS = defaults(haendler)

test('at every moment of two games that are played in turns, skills are those of the persons who lie there', () => {
  const tables = ['portRoyal', 'reconstructionA'].map((deck) => {
    const rng = new Chance(deck)
    return { rng, s: haendler.setup({ ...OPTIONS, deck } as typeof OPTIONS, 3, rng) }
  })
  for (let moves = 0; moves < 400; moves++) {
    for (const { s, rng } of tables) {
      for (const [seat, player] of s.players.entries()) {
        const deck = deckOf(s)
        expect(skillsOf(s, seat)).toMatchObject({
          strength: strengthOf(deck, player),
          discount: discountOf(deck, player),
          tally: tallyOf(deck, player.persons),
          governors: countRole(deck, player, 'governor'),
          admirals: countRole(deck, player, 'admiral'),
          jesters: countRole(deck, player, 'jester'),
        })
      }
      playOne(s, rng)
    }
  }
})

test('expeditions are offered as to somebody who has never been asked', () => {
  let offered = 0
  for (let game = 0; game < 10; game++) {
    const rng = new Chance(`expeditions ${game}`)
    const s = haendler.setup(OPTIONS, 2, rng)
    while (s.phase !== 'over') {
      const offers = offerExpeditions(s, s.active)
      expect(offers).toEqual(offerExpeditions(structuredClone(s), s.active))
      offered += offers.length
      playOne(s, rng)
    }
  }
  expect(offered).toBeGreaterThan(10)
})

function playOne(s: State, rng: Chance): void {
  for (const { seat } of haendler.questions(s)) {
    haendler.apply(s, seat, sample(haendler.actions(s, seat), rng.stream('policy')), rng)
  }
}
