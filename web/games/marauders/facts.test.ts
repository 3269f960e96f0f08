import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, it } from 'vitest'
import { facts, score } from './facts.ts'

const names = (seat: number) => ['Ada', 'Inés'][seat]
const table = given({ players: [{}, {}] })

it('tells the best sale, the fattest prize, and who was lost at sea', () => {
  const told = facts(
    [
      { type: 'goodsSold', seat: 0, goods: ['sugar'], gold: 3 },
      { type: 'goodsSold', seat: 1, goods: ['cocoa', 'cocoa', 'rum'], gold: 15 },
      { type: 'raidEnded', seat: 0, result: 'escaped', gold: 30 },
      { type: 'raidEnded', seat: 0, result: 'won', gold: 14 },
      { type: 'captainDied', seat: 1, captain: 0 },
    ],
    view(table.s, 0),
    'en',
    names,
  )
  expect(told.map(({ text }) => text)).toEqual([
    'Inés sold cocoa, rum for 15 gold.',
    'Ada took 14 gold from a merchant.',
    'One captain was lost: Felipe de los Reyes (Inés).',
  ])
})

it('speaks to whoever is told of their own, and knows when it was', () => {
  const sale = { type: 'goodsSold', seat: 0, goods: ['sugar' as const], gold: 18 } as const
  const told = facts([sale], view(table.s, 0), 'en', names, 0)
  expect(told).toEqual([{ title: 'The best bargain', text: 'You sold sugar for 18 gold.', event: sale }])
})

it('tells nothing where nothing happened', () => {
  expect(facts([], view(table.s, 0), 'en', names)).toEqual([])
})

it('counts points on the track, and the stash where it is seen', () => {
  const { s } = given({ players: [{}, {}] })
  s.players[0].points.raid = 2
  for (const player of s.players) player.stash = 25
  expect(score(view(s, 0))).toEqual([4, 0])
  expect(score(view(s, undefined))).toEqual([2, 0])
  expect(score(view(s, undefined), s)).toEqual([4, 2])
})
