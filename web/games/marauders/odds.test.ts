import { allBut, type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { clone } from '@windward/games/marauders/state.ts'
import { view } from '@windward/games/marauders/view.ts'
import { type CombatAction, type Die, SKULL } from '@windward/games/marauders/vocabulary.ts'
import type { Window } from '@windward/games/marauders/windows.ts'
import { expect, test } from 'vitest'
import { fightPlate } from './fightPlates.ts'
import { ifPassed } from './meansWords.ts'
import { chanceAfter, isWonAlready } from './odds.ts'
import { idle } from './shortlist.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

/** Tomás and a pirate sloop whom nobody plays, after a first round in which nobody hit; what he declares, and the dice. */
function round(own: GivenPlayer, window: Window, action: CombatAction, ...dice: Die[]) {
  const table = given({
    players: [{ captain: 'tomas', at: 'caribbeanSea', bounties: { dutch: 1 }, ship: 'sloop', ...own }],
    npcs: { pirateSloop: 'caribbeanSea' },
    passes: allBut(window),
  })
  table.finds(0, { kind: 'npc', npc: 'pirateSloop' }, ...Array<Die>(4).fill(1))
  if (table.offersOf(0, 'pass').length > 0) table.does(0, { type: 'pass' })
  table.does(0, { type: 'declare', action }, ...dice)
  const seen = view(clone(table.s), 0)
  const board = { view: seen, seat: 0, names: String }
  const note = (use: Parameters<typeof fightPlate>[0]) => fightPlate(use, seen, 0, 'en', String)?.note
  const passed = () => ifPassed({ board, speech: speechIn('en'), words: boardWords('en') }).text
  return { table, seen, note, passed }
}

test('a card before hand to hand says what the fight is worth with it and without', () => {
  const { table, seen, note, passed } = round({ glory: ['overTheRail'] }, 'crew.start', 'board', SKULL, SKULL, 1, 1)
  const [card] = table.offersOf(0, 'playGlory')
  const [now, after] = [chanceAfter(seen, 0) ?? 0, chanceAfter(seen, 0, card) ?? 0]
  expect(after).toBeGreaterThan(now)
  expect(note(card)).toBe(`${Math.round(100 * after)}% to succeed`)
  expect(passed()).toBe(`${Math.round(100 * now)}% to win the Crew Combat.`)
})

test('a card that helps one to get away says how likely', () => {
  const { table, seen, note } = round({ glory: ['powderSmoke'] }, 'battle.declared', 'flee')
  const [smoke] = table.offersOf(0, 'playGlory')
  expect(chanceAfter(seen, 0, smoke) ?? 0).toBeGreaterThan(chanceAfter(seen, 0) ?? 1)
  expect(note(smoke)).toMatch(/^\d+% to succeed$/)
})

test('shot says where it strikes', () => {
  const own: GivenPlayer = { weapons: ['chainShot'] }
  const { table, note } = round(own, 'battle.afterHitDice', 'shoot', SKULL, SKULL, 1, 1, SKULL)
  const [shot] = table.offersOf(0, 'loadShot')
  expect(note(shot)).toBe('Hit: masts.')
})

test('a contest that is won is not asked about where only one’s own dice could be rolled again', () => {
  const hooks: GivenPlayer = { weapons: ['grapplingHooks'] }
  const won = round(hooks, 'battle.afterRoll', 'board', SKULL, SKULL, 1, 1)
  expect(idle(won.table.offers(0), [], won.seen)).toEqual({ type: 'pass' })
  const lost = round(hooks, 'battle.afterRoll', 'board', 1, 1, SKULL, 1)
  expect(idle(lost.table.offers(0), [], lost.seen)).toBeUndefined()
  const both = round({ glory: ['steadyHelm'] }, 'battle.afterRoll', 'shoot', SKULL, SKULL, SKULL, 1)
  expect(isWonAlready(both.table.offersOf(0, 'playGlory'), both.seen, 0), 'her hits are worth a card').toBe(false)
})

test('who flees and wins is told that they are caught all the same', () => {
  const { seen, passed } = round({ glory: ['steadyHelm'] }, 'battle.afterRoll', 'flee', SKULL, SKULL, SKULL, 1)
  expect(chanceAfter(seen, 0)).toBe(0)
  expect(passed()).toBe('you win, but are caught: 1 skull against you.')
})
