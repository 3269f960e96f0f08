import { given } from '@windward/games/marauders/given.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import { type View, view } from '@windward/games/marauders/view.ts'
import { expect, it } from 'vitest'
import { recap } from './recap.ts'

const names = (seat: number) => ['you', 'Inés', 'Joris'][seat]
const seen: View = view(given({ players: [{}, {}, {}] }).s, 0)
const sum = (...events: Event[]) => recap(events, 1, seen, 'en', names)

it('sums up where a captain sailed, what was sold and stashed', () => {
  const summed = sum(
    { type: 'turnBegan', seat: 1 },
    { type: 'sailed', seat: 1, to: 'nassau' },
    { type: 'sailed', seat: 1, to: 'havana' },
    { type: 'enteredPort', seat: 1, port: 'havana' },
    { type: 'goodsSold', seat: 1, goods: ['sugar', 'sugar'], gold: 9 },
    { type: 'stashed', seat: 1 },
  )
  expect(summed).toBe('put into Havana, sold sugar +9, stashed gold')
})

it('puts first what was done to whoever reads it, then Glory Points, since a line may be cut', () => {
  const summed = sum(
    { type: 'turnBegan', seat: 1 },
    { type: 'sailed', seat: 1, to: 'caribbeanSea' },
    { type: 'battleBegan', aggressor: { seat: 1 }, defender: { seat: 0 } },
    { type: 'glory', seat: 1, why: 'battle', track: 2 },
    { type: 'battleEnded', winner: { seat: 1 } },
    { type: 'bounty', seat: 1, nation: 'spanish', change: 1, now: 2 },
  )
  expect(summed).toBe('beat you, +1 glory, sailed to the open sea, bounty: Spain 2')
})

it('says of the bounties of a nation how many there are in the end', () => {
  const summed = sum(
    { type: 'turnBegan', seat: 1 },
    { type: 'bounty', seat: 1, nation: 'spanish', change: 1, now: 1 },
    { type: 'bounty', seat: 1, nation: 'dutch', change: 1, now: 1 },
    { type: 'bounty', seat: 1, nation: 'spanish', change: 1, now: 2 },
  )
  expect(summed).toBe('bounty: the Netherlands 1, bounty: Spain 2')
})

it('ends where the next turn begins, and is empty before the first', () => {
  expect(sum({ type: 'turnBegan', seat: 0 })).toBe('')
  expect(
    sum(
      { type: 'turnBegan', seat: 1 },
      { type: 'raidEnded', seat: 1, result: 'won', gold: 14 },
      { type: 'turnBegan', seat: 2 },
      { type: 'raidEnded', seat: 1, result: 'failed', gold: 0 },
    ),
  ).toBe('raided a merchant +14')
  expect(sum({ type: 'turnBegan', seat: 1 }, { type: 'roundBegan', round: 2 })).toBe('waited')
})

it('who reads is spoken to in the right case: beat you, ha battuto te, Sieg gegen dich', () => {
  const events: Event[] = [
    { type: 'turnBegan', seat: 1 },
    { type: 'battleBegan', aggressor: { seat: 1 }, defender: { seat: 0 } },
    { type: 'battleEnded', winner: { seat: 1 } },
  ]
  const { s } = given({ players: [{}, {}] })
  const told = (language: 'en' | 'it' | 'de', you: string) =>
    recap(events, 1, view(s, 0), language, (seat) => (seat === 0 ? you : 'Inés'))
  expect(told('en', 'you')).toBe('beat you')
  expect(told('it', 'te')).toBe('ha battuto te')
  expect(told('de', 'dich')).toBe('Sieg gegen dich')
})

it('says nothing of a market that was left without a purchase', () => {
  const looked = sum(
    { type: 'turnBegan', seat: 1 },
    { type: 'enteredPort', seat: 1, port: 'havana' },
    { type: 'goodsBought', seat: 1, count: 0, gold: 0 },
  )
  expect(looked).toBe('put into Havana')
})
