import { list } from '@windward/core/choices.ts'
import { given } from '@windward/games/karibik/given.ts'
import { karibik } from '@windward/games/karibik/index.ts'
import { view } from '@windward/games/karibik/view.ts'
import type { Action, Card } from '@windward/games/karibik/vocabulary.ts'
import { expect, it } from 'vitest'
import { reason } from './aims.ts'
import { facts, score } from './facts.ts'
import { ask, hint, idle, plate, plated } from './plates.ts'
import { recap } from './recap.ts'

const MINE: readonly Card[] = [5, 4, 3, 2, 1, 0]
const THEIRS: readonly Card[] = [3, 5, 4, 1, 2, -1]
const names = (seat: number) => ['you', 'Inés'][seat]

function laid(t: ReturnType<typeof given>): readonly Action[] {
  return plated(list(karibik.actions(t.s, 0)), view(t.s, 0), 0)
}

/** What lies on the wood: title and note of each plate. */
function wood(t: ReturnType<typeof given>): readonly string[] {
  return laid(t).map((action) => {
    const { title, note } = plate(action, view(t.s, 0), 0, 'en', names)
    return `${title}: ${note}`
  })
}

it('puts on plates what can be done where the ship lies, and leaving it', () => {
  const t = given({ ships: { arriba: 5 }, ashore: ['havana'] }).bribe(MINE, THEIRS)
  expect(wood(t)).toEqual([
    'Capture Havana: 8,000 aboard, +2,000 for you',
    'Finish with the Arriba: 5 spaces left over',
  ])
  t.does(0, { type: 'capture' })
  expect(wood(t)).toEqual(['Finish with the Arriba: 5 spaces left over, 8,000 still aboard'])
})

it('says for whom a chest is delivered', () => {
  const own = given({ ships: { arriba: [10, 'nassau'] } }).bribe(MINE, THEIRS)
  expect(wood(own)[0]).toBe('Deliver the chest: +7,000 for you')
  const other = given({ colours: ['yellow', 'blue'], ships: { arriba: [10, 'nassau'] } }).bribe(MINE, THEIRS)
  expect(wood(other)).toEqual([
    'Finish with the Arriba: 5 spaces left over, 7,000 still aboard',
    'Deliver the chest: 7,000 for Inés, not for you',
  ])
})

it('says what a tie-breaker costs and what keeping it means', () => {
  const t = given({}).bribe(MINE, [5, 3, 4, 1, 2, -1])
  expect(wood(t)).toEqual([
    'Show your tie-breaker: thief, spent for this round',
    'Keep it face down: if nobody shows one, the Arriba stays',
  ])
})

it('asks for a press on the chart where nothing but sailing is left', () => {
  const far = given({}).bribe(MINE, THEIRS)
  expect(hint([], 'en', laid(far))).toMatch(/^Press a space/)
  const near = given({ ships: { arriba: 5 }, ashore: ['havana'] }).bribe(MINE, THEIRS)
  expect(hint([], 'en', laid(near))).toBeUndefined()
})

it('urges nobody to give a chest away', () => {
  const t = given({ ships: { arriba: [5, 'havana'], bravo: [6, 'nassau'] } }).bribe(MINE, THEIRS)
  expect(laid(t).map(({ type }) => type)).toEqual(['finish', 'swap'])
  expect(hint([], 'en', laid(t))).toMatch(/^Press a space/)
})

it('leaves a ship alone that was won with nothing to sail and nothing to do, but not after a step', () => {
  const finish = { type: 'finish' } as const
  const won = { type: 'won', seat: 0, ship: 'arriba', bid: 1, thieves: 1, movement: 0 } as const
  const sailed = { type: 'sailed', seat: 0, ship: 'arriba', from: 1, to: 2 } as const
  expect(idle([finish], [won])).toEqual(finish)
  expect(idle([finish], [sailed])).toBeUndefined()
  expect(idle([{ type: 'capture' }, finish], [won])).toBeUndefined()
})

it('sums up what somebody did with the last ship: bid, lost, or what they got', () => {
  const t = given({ ships: { arriba: 5, bravo: 9 }, ashore: ['havana', 'nassau'] })
  const told = () => recap(t.told, 1, view(t.s, 0), 'en', names)
  t.does(1, { type: 'allocate', bribes: THEIRS })
  expect(told()).toBe('cards laid')
  t.does(0, { type: 'allocate', bribes: MINE })
  expect(told()).toBe('bid 3 on the Arriba, lost to you (5)')
  t.does(0, { type: 'finish' })
  expect(told()).toBe('has the Bravo: 5 spaces')
})

it('keeps the gains of a voyage in sight, into the next round', () => {
  const t = given({ ships: { bravo: 5 }, ashore: ['havana'] }).bribe(MINE, THEIRS)
  t.does(0, { type: 'finish' }).does(1, { type: 'capture' })
  expect(recap(t.told, 1, view(t.s, 0), 'en', names)).toBe('Bravo: captured Havana +2,000')
  t.finishRound()
  expect(recap(t.told, 1, view(t.s, 0), 'en', names)).toBe('Bravo: captured Havana +2,000')
  t.does(1, { type: 'allocate', bribes: THEIRS }).does(0, { type: 'allocate', bribes: MINE })
  expect(recap(t.told, 1, view(t.s, 0), 'en', names)).toBe('bid 3 on the Arriba, lost to you (5)')
})

it('tells what a rival got with an earlier ship beside what they bid for this one, and who is tied', () => {
  const t = given({ ships: { bravo: 5 }, ashore: ['havana'] }).bribe([5, 1, 4, 3, 2, 0], [0, 5, 4, 3, 2, 1])
  t.does(0, { type: 'finish' }).does(1, { type: 'capture' }, { type: 'finish' })
  const told = (seat: number) => recap(t.told, seat, view(t.s, 0), 'en', names)
  expect(told(1)).toBe('Bravo: captured Havana +2,000 · bid 4 on the Caribic, tie')
})

it('tells of a game that is over what was dearest, who robbed, and what thieves cost', () => {
  const t = given({ ships: { arriba: [9, 'nassau'], bravo: 8 } }).bribe(MINE, [-1, 3, 4, 1, 2, 0])
  const before = score(view(t.s, 0))
  t.does(0, { type: 'sail', to: 10 }, { type: 'deliver', to: 10 })
  expect(score(view(t.s, 0))[0]).toBe(before[0] + 7_000)
  const told = facts(t.told, view(t.s, 0), 'en', names)
  expect(told[0].event?.type).toBe('delivered')
  expect(told.map(({ title, text }) => ({ title, text }))).toEqual([
    { title: 'The richest chest', text: 'Round 1: Nassau, 7,000 doubloons, came home for you.' },
    { title: 'Rum that vanished', text: 'Thieves cost the winners one space.' },
  ])
})

it('says that a tie-breaker decides where nobody else has one left', () => {
  const t = given({}).bribe(MINE, [5, 4, 2, 1, 0, -1])
  expect(wood(t)[0]).toBe('Show your tie-breaker: thief, spent for this round')
  t.does(0, { type: 'withhold' }).does(1, { type: 'commit' }).does(1, { type: 'finish' })
  expect(wood(t)[0]).toBe('Show your tie-breaker: thief: only you have one left, the Bravo is yours')
})

it('says of a step that is weighed what it comes nearer to', () => {
  const why = (t: ReturnType<typeof given>) =>
    list(karibik.actions(t.s, 0)).flatMap((action) => reason(action, view(t.s, 0), 0, 'en', names) ?? [])
  const loaded = why(given({ colours: ['blue', 'yellow'], ships: { arriba: [9, 'nassau'] } }).bribe(MINE, THEIRS))
  expect(loaded).toContain('1 space, 4 left over · your haven San Salvador in reach')
  const empty = why(given({ ships: { arriba: 71 }, ashore: ['havana'] }).bribe(MINE, THEIRS))
  expect(empty.some((text) => /^1 space, 4 left over · Havana \(8,000\): \d+ more spaces$/.test(text))).toBe(true)
  const [finish] = list(karibik.actions(given({}).bribe(MINE, THEIRS).s, 0)).filter(({ type }) => type === 'finish')
  expect(reason(finish, view(given({}).bribe(MINE, THEIRS).s, 0), 0, 'en', names)).toBeUndefined()
})

it('tells in a tie who is in it, and what breaks it', () => {
  const t = given({}).bribe(MINE, [5, 3, 4, 1, 2, -1])
  const [question] = karibik.questions(t.s)
  expect(ask(question, view(t.s, 0), 0, 'en', names)).toBe(
    'Tied with Inés for the Arriba, 5 spaces. The highest tie-breaker shown takes her; if none is higher, she stays. Show yours (thief)?',
  )
})
