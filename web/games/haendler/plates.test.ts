import { list } from '@windward/core/choices.ts'
import { given } from '@windward/games/haendler/given.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { view } from '@windward/games/haendler/view.ts'
import { expect, it } from 'vitest'
import { about, ask, hint, plate, plated } from './plates.ts'
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
  expect(wood(t)[0]).toBe('Loot the Galleon: 3 + 1 for your trader − 1 to Ada = 3 coins')
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
  expect(hintOf(t)).toBe('Press a card')
})

/** What stands beside the plates of whoever is asked. */
function hintOf({ s: state, seat }: ReturnType<typeof given>): string | undefined {
  const choices = list(haendler.actions(state, seat))
  return hint(choices, 'en', plated(choices, view(state, seat), seat))
}

it('lays the best expedition beside revealing and stopping, however many can be completed', () => {
  const persons = ['priest 4/1', 'priest 4/1', 'settler 4/1', 'settler 4/1']
  const expeditions = ['expedition house+house', 'expedition cross+cross+house']
  const t = given({ harbor: ['galleon 3/skull'], reveals: 1, expeditions, players: [{ persons }, {}] })
  expect(wood(t).map((text) => text.split(':').slice(0, 2).join(':'))).toEqual([
    'Expedition: +5 influence',
    expect.stringMatching(/^Reveal a card/),
    expect.stringMatching(/^Stop and take one/),
  ])
  expect(hintOf(t)).toBeUndefined()
})

it('lays one expedition beside what is left to the others', () => {
  const persons = ['priest 4/1', 'priest 4/1', 'settler 4/1', 'settler 4/1']
  const expeditions = ['expedition house+house', 'expedition cross+cross+house']
  const harbor = ['galleon 3/skull', 'skiff 1/1', 'flute 2/2']
  const t = given({ harbor, reveals: 3, expeditions, players: [{ persons }, {}] }).stop()
  expect(wood(t).map((text) => text.split(':')[0])).toEqual(['Expedition', 'Take none'])
  expect(hintOf(t)).toBeUndefined()
})

it('says who can be hired beside what a ship would pay', () => {
  const harbor = ['skiff 1/1', 'sailor 3/1', 'admiral 9/3']
  const t = given({ harbor, reveals: 3, players: [{ coins: 9 }, {}] })
  expect(wood(t)[1]).toBe('Stop and take one: Skiff: +1 coin, or hire the Admiral')
})

it('counts what the Admirals will pay at a full harbor', () => {
  const harbor = ['skiff 1/1', 'flute 2/2', 'sailor 3/1', 'settler 4/1', 'captain 4/1', 'pirate 9/3']
  const stopping = (cards: number) =>
    wood(given({ harbor: harbor.slice(-cards), reveals: cards, players: [{ coins: 7, persons: ['admiral 5/1'] }, {}] }))
  expect(stopping(5)[1]).toContain('hire the Pirate')
  expect(stopping(4)[1]).not.toContain('hire the Pirate')
})

it('says what is still needed when there is influence enough', () => {
  const persons = ['pirate 9/3', 'admiral 9/3', 'jester 9/3', 'captain 4/1']
  const asked = (expeditions: readonly string[]) => {
    const t = given({ players: [{ persons, expeditions }, {}] })
    return ask({ ask: 'discover', seat: 0 }, view(t.s, 0), 0, 'en', names)
  }
  expect(asked([])).toBe('Your turn: reveal a card · still needed: an expedition')
  expect(asked(['expedition cross+cross'])).toBe('Your turn: reveal a card')
})

it('asks for what lies on the wood: an expedition that can be completed as well', () => {
  const crew = ['priest 4/1', 'priest 4/1']
  const asked = (persons: readonly string[]) => {
    const t = given({ expeditions: ['expedition cross+cross'], players: [{ persons }, {}] })
    return ask({ ask: 'discover', seat: 0 }, view(t.s, 0), 0, 'en', names)
  }
  expect(asked(crew)).toBe('Your turn: reveal a card · or complete an expedition')
  expect(asked(crew.slice(1))).toBe('Your turn: reveal a card')
})

it('leaves the rest to the others only where others are left', () => {
  const t = given({ harbor: ['galleon 3/skull', 'skiff 2/3'], reveals: 2, players: [{}, {}] })
  expect(wood(t.stop()).at(-1)).toBe('Take none: leave the rest to the others')
  expect(wood(t.pass()).at(-1)).toBe('Take none: the rest is discarded')
})

it('sums up what somebody did in their last turn', () => {
  const t = given({ harbor: ['galleon 3/skull', 'sailor 3/1'], reveals: 2, players: [{ coins: 3 }, { coins: 4 }] })
  t.stop().loot('galleon 3/skull').hire('sailor 3/1')
  const summed = recap(t.told, 1, view(t.s, 0), 'en', (seat) => (seat === 0 ? 'you' : 'Inés'))
  expect(summed).toBe('hired the Sailor −3, paid you 1')
})

it('counts a coin that a tax brought in the same turn with no deed', () => {
  const t = given({ harbor: ['galleon 3/skull', 'sailor 3/1'], reveals: 2, players: [{ coins: 3 }, { coins: 4 }] })
  const tax = { type: 'coinsGained', seat: 0, coins: 1, why: 'tax' } as const
  t.stop().loot('galleon 3/skull')
  expect(recap([tax, ...t.told], 0, view(t.s, 0), 'en', names)).toBe('looted the Galleon +3')
})

it('tells what is left of a ship when the active player has been paid', () => {
  const t = given({ harbor: ['galleon 3/skull'], reveals: 1, players: [{}, {}] })
  t.stop().pass()
  expect(wood(t)[0]).toBe('Loot the Galleon: 3 − 1 to Ada = 2 coins')
})

it('says where nothing can be taken', () => {
  const t = given({ harbor: ['admiral 9/3'], reveals: 1, players: [{ coins: 1 }, {}] })
  expect(wood(t)[1]).toBe('Stop: nothing here that you can take')
})

it('still tells of the last turn when everybody is given a coin', () => {
  const t = given({ harbor: ['galleon 3/skull', 'sailor 3/1'], reveals: 2, players: [{ coins: 3 }, { coins: 4 }] })
  t.stop().loot('galleon 3/skull').hire('sailor 3/1')
  const tax = { type: 'coinsGained', seat: 1, coins: 1, why: 'tax' } as const
  const events = [...t.told, { type: 'turnBegan', seat: 0, turn: 9 } as const, tax]
  expect(recap(events, 1, view(t.s, 0), 'en', names)).toBe('hired the Sailor −3, paid Ada 1')
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

it('tells what somebody has in a line for each role', () => {
  const persons = ['trader galleon 3/1', 'trader skiff 3/1', 'sailor 3/1', 'sailor 5/2']
  const t = given({ players: [{ persons }, { expeditions: ['expedition cross+cross'] }] })
  expect(about(view(t.s, 1), 0, 'en', names).split('\n')).toEqual([
    'Ada',
    'Trader ×2 · +1 Galleon, +1 Skiff · influence: 2',
    'Sailor ×2 · strength: 2 · influence: 3',
    'still needed: an expedition',
  ])
  expect(about(view(t.s, 0), 1, 'en', names).split('\n')).toHaveLength(2)
})

it('counts those of a role whom an expedition costs', () => {
  const persons = ['priest 4/1', 'priest 4/1', 'settler 4/1']
  const t = given({ expeditions: ['expedition cross+cross+house'], players: [{ persons }, {}] })
  expect(wood(t)[0]).toContain('gives up Settler, Priest ×2 (−3)')
})
