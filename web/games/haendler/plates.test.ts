import { list } from '@windward/core/choices.ts'
import { given } from '@windward/games/haendler/given.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { view } from '@windward/games/haendler/view.ts'
import { expect, it } from 'vitest'
import { ask, plate, plated } from './plates.ts'
import { recap } from './recap.ts'

const names = (seat: number) => ['Ada', 'Inés'][seat]

/** What lies on the wood: title and note of each plate. */
function wood(t: ReturnType<typeof given>): readonly string[] {
  const { s: state, seat } = t
  return plated(list(haendler.actions(state, seat)), view(state, seat), seat).map((action) => {
    const { title, note } = plate(action, view(state, seat), seat, 'en', names)
    return `${title}: ${note}`
  })
}

it('says the chance of a bust and what stopping brings', () => {
  const t = given({
    harbor: ['galleon 3/skull', 'skiff 1/1'],
    reveals: 2,
    players: [{ persons: ['trader galleon 3/1'] }, {}],
  })
  const [reveal, stop] = wood(t)
  expect(reveal).toMatch(/^Reveal a card: \d+% bust · \d+% a person you can hire$/)
  expect(stop).toBe('Stop and take one: Galleon: +4 coins')
})

it('adds up what a trader brings, and names the coin for the active player', () => {
  const t = given({ harbor: ['galleon 3/skull'], reveals: 1, players: [{}, { persons: ['trader galleon 3/1'] }] })
  t.stop().pass()
  expect(t.seat).toBe(1)
  expect(wood(t)[0]).toBe('Loot the Galleon: 3 + 1 for your trader = 4 coins · 1 to Ada')
})

it('warns that a hire begins the last round, and only then', () => {
  const persons = ['pirate 9/3', 'admiral 9/3', 'jester 9/3']
  const hired = (expeditions: readonly string[]) => {
    const t = given({ harbor: ['captain 4/1'], reveals: 1, players: [{ coins: 12, persons, expeditions }, {}] })
    return wood(t.stop())[0]
  }
  expect(hired(['expedition cross+cross'])).toContain('begins the last round!')
  expect(hired([])).not.toContain('begins the last round!')
})

it('offers cards on the table and not on plates where there are many', () => {
  const harbor = ['galleon 3/skull', 'skiff 1/1', 'flute 2/2', 'pinnace 2/1']
  const t = given({ harbor, reveals: 4, players: [{}, {}] })
  t.stop()
  expect(wood(t).map((text) => text.split(':')[0])).toEqual(['Take none'])
})

it('says who can be hired beside what a ship would pay', () => {
  const harbor = ['skiff 1/1', 'sailor 3/1', 'admiral 9/3']
  const t = given({ harbor, reveals: 3, players: [{ coins: 9 }, {}] })
  expect(wood(t)[1]).toBe('Stop and take one: Skiff: +1 coin · hire the Admiral')
})

it('sums up what somebody did in their last turn', () => {
  const t = given({ harbor: ['galleon 3/skull', 'sailor 3/1'], reveals: 2, players: [{ coins: 3 }, { coins: 4 }] })
  t.stop().loot('galleon 3/skull').hire('sailor 3/1')
  const summed = recap(t.told, 1, view(t.s, 0), 'en', (seat) => (seat === 0 ? 'you' : 'Inés'))
  expect(summed).toBe('hired the Sailor −4, paid you 1')
})

it('still tells of the last turn when everybody is given a coin', () => {
  const t = given({ harbor: ['galleon 3/skull', 'sailor 3/1'], reveals: 2, players: [{ coins: 3 }, { coins: 4 }] })
  t.stop().loot('galleon 3/skull').hire('sailor 3/1')
  const tax = { type: 'coinsGained', seat: 1, coins: 1, why: 'tax' } as const
  const events = [...t.told, { type: 'turnBegan', seat: 0, turn: 9 } as const, tax]
  expect(recap(events, 1, view(t.s, 0), 'en', names)).toBe('hired the Sailor −4, paid Ada 1')
})

it('lays what pays most first, and nothing that only pays somebody else before leaving it', () => {
  const t = given({
    harbor: ['galleon 1/2', 'skiff 1/1'],
    reveals: 2,
    players: [{ persons: ['trader skiff 3/1'] }, {}],
  })
  t.stop()
  expect(wood(t).map((text) => text.split(':')[0])).toEqual(['Loot the Skiff', 'Loot the Galleon', 'Take none'])
  t.loot('galleon 1/2')
  expect(t.seat).toBe(1)
  expect(wood(t).map((text) => text.split(':')[0])).toEqual(['Take none', 'Loot the Skiff'])
})

it('asks whose harbor it is, and for no stop before the first card', () => {
  const asked = (t: ReturnType<typeof given>) => {
    const [question] = haendler.questions(t.s)
    return ask(question, view(t.s, question.seat), question.seat, 'en', names)
  }
  const t = given({ harbor: ['galleon 3/skull', 'skiff 1/1'], players: [{}, {}] })
  expect(asked(t)).toBe('Your turn: reveal a card')
  t.s.reveals = 2
  expect(asked(t)).toBe('Your turn: reveal another, or stop?')
  t.stop()
  expect(asked(t)).toBe('Your harbor: take one card')
  t.pass()
  expect(asked(t)).toBe('Ada’s harbor: take one card')
})
