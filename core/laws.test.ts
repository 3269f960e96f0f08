import { describe, expect, test } from 'vitest'
import { type Toy, type ToyAction, type ToyState, type ToyView, toy, toyCards } from './laws.toy.ts'
import { LAWS, type LawName, obeysLaw, obeysTheLaws } from './laws.ts'

const KIT = { conserved: toyCards, games: 30, longest: 500, options: [{}, { cards: 16 }] }

describe('a sound game', () => {
  obeysTheLaws(toy, KIT, test)
})

/** Each fault is one change to the sound game; the law named must catch it. */
const FAULTS: readonly { law: LawName; fault: string; change: Partial<Toy>; message: RegExp }[] = [
  {
    law: 'determinism',
    fault: 'a hidden counter outside the state decides',
    change: {
      apply: outsideCounter(),
    },
    message: /differs/,
  },
  {
    law: 'roundTrip',
    fault: 'something in the state is lost by JSON',
    change: {
      setup: (o, n, rng) => ({ ...toy.setup(o, n, rng), memory: new Map([[1, 2]]) }) as ToyState,
      clone: (s) => ({ ...toy.clone(s), memory: (s as ToyState & { memory: unknown }).memory }) as ToyState,
    },
    message: /plain data/,
  },
  {
    law: 'roundTrip',
    fault: 'the clone shares a list with its original',
    change: { clone: (s) => ({ ...s, hands: [...s.hands], shown: [...s.shown], points: [...s.points] }) },
    message: /shares|another way/,
  },
  {
    law: 'roundTrip',
    fault: 'the clone forgets a field',
    change: { clone: (s) => ({ ...toy.clone(s), asked: false }) },
    message: /the clone differs/,
  },
  {
    law: 'progress',
    fault: 'someone is asked who has no answer',
    change: { actions: (s, seat) => (s.deck.length < 4 ? [] : toy.actions(s, seat)) },
    message: /no answer|disagree/,
  },
  {
    law: 'progress',
    fault: 'the game never ends',
    change: { actions: (s, seat) => (s.turn === seat ? [{ type: 'wait' }] : []) },
    message: /not over/,
  },
  {
    law: 'progress',
    fault: 'everybody asked may stay silent',
    change: { questions: (s) => toy.questions(s).map((q) => ({ ...q, optional: true })) },
    message: /nobody owes/,
  },
  {
    law: 'progress',
    fault: 'an offered action cannot be applied',
    change: {
      apply: (s, seat, a, rng, emit) => {
        if (a.type === 'give' && s.points[a.to] > 3) throw new Error('cannot give')
        toy.apply(s, seat, a, rng, emit)
      },
    },
    message: /cannot give/,
  },
  {
    law: 'progress',
    fault: 'points come from nowhere',
    change: { outcome: (s) => toy.outcome(s)?.map((standing) => ({ ...standing, sources: [] })) },
    message: /add up/,
  },
  {
    law: 'refusal',
    fault: 'a space accepts anything',
    change: {
      actions: (s, seat) => {
        const all = toy.actions(s, seat)
        if (!Array.isArray(all) || all.length === 0) return []
        return {
          size: all.length,
          includes: (a: unknown): a is ToyAction => typeof a === 'object',
          sample: (rng) => all[rng.int(all.length)],
          list: () => all,
        }
      },
      apply: (s, seat, a, rng, emit) => toy.apply(s, seat, a?.type === 'draw' ? a : { type: 'swap' }, rng, emit),
    },
    message: /accepted/,
  },
  {
    law: 'refusal',
    fault: 'no reason is given',
    change: { whyNot: () => ({ code: '' }) },
    message: /no reason/,
  },
  {
    law: 'refusal',
    fault: 'refusing changes the state',
    change: {
      whyNot: (s, seat, a) => {
        s.points[0] += 1
        return toy.whyNot(s, seat, a)
      },
    },
    message: /changed the state/,
  },
  {
    law: 'conservation',
    fault: 'a card is lost',
    change: {
      apply: (s, seat, a, rng, emit) => {
        toy.apply(s, seat, a, rng, emit)
        if (s.shown.length > 4) s.shown.shift()
      },
    },
    message: /made or lost/,
  },
  {
    law: 'nonInterference',
    fault: 'a game that is called open shows each seat its own hand',
    change: { openToAll: true },
    message: /more than a spectator/,
  },
  {
    law: 'nonInterference',
    fault: 'the view shows the next card',
    change: { view: (s, seat) => ({ ...toy.view(s, seat), next: s.deck.at(-1) }) as ToyView },
    message: /view shows/,
  },
  {
    law: 'nonInterference',
    fault: 'the length of the view depends on a hidden card',
    change: { view: (s, seat) => ({ ...toy.view(s, seat), pad: 'x'.repeat(s.hands[0]) }) as ToyView },
    message: /view shows/,
  },
  {
    law: 'nonInterference',
    fault: 'choices depend on a hidden card',
    change: {
      actions: (s, seat) => (seat !== s.turn || (s.deck.at(-1) ?? 0) % 2 ? toy.actions(s, seat) : [{ type: 'draw' }]),
    },
    message: /choices show/,
  },
  {
    law: 'nonInterference',
    fault: 'whether someone is asked depends on a hidden card',
    change: {
      questions: (s) => toy.questions(s).map((q) => ({ ...q, ask: (s.deck.at(-1) ?? 0) % 2 ? 'play' : 'play!' })),
    },
    message: /questions show/,
  },
  {
    law: 'nonInterference',
    fault: 'a refusal gives a hidden card away',
    change: { whyNot: (s) => ({ code: 'no', params: { card: s.deck[0] } }) },
    message: /refusal shows/,
  },
  {
    law: 'nonInterference',
    fault: 'an event tells a hidden card to everyone',
    change: {
      apply: (s, seat, a, rng, emit) => {
        if (a.type === 'wait') emit?.({ type: 'drawn', card: s.deck[s.deck.length - 1] })
        toy.apply(s, seat, a, rng, emit)
      },
    },
    message: /events tell/,
  },
  {
    law: 'imagination',
    fault: 'a known card is imagined elsewhere',
    change: { imagine: (v, rng) => toy.imagine({ ...v, hands: v.hands.map(() => undefined) }, rng) },
    message: /another view/,
  },
  {
    law: 'imagination',
    fault: 'a card is imagined twice',
    change: {
      imagine: (v, rng) => {
        const s = toy.imagine(v, rng)
        s.deck[0] = s.shown[0] ?? s.hands[0]
        return s
      },
    },
    message: /made or lost/,
  },
  {
    law: 'undo',
    fault: 'a step that showed a card can be taken back',
    change: { apply: (s, seat, a, rng, emit) => toy.apply(s, seat, a, rng, emit && ((event) => emit(event))) },
    message: /told news/,
  },
  {
    law: 'undo',
    fault: 'undo leaves something behind',
    change: { apply: outsidePoints() },
    message: /told news|lead/,
  },
]

describe('each law catches the fault it is made for', () => {
  for (const { law, fault, change, message } of FAULTS) {
    test(`${law}: ${fault}`, () => {
      expect(() => obeysLaw(law, { ...toy, ...change }, KIT)).toThrow(message)
    })
  }

  test('no law is without a fault that it catches', () => {
    expect(new Set(FAULTS.map((f) => f.law))).toEqual(new Set(Object.keys(LAWS)))
  })
})

function outsideCounter(): Toy['apply'] {
  let calls = 0
  return (s, seat, a, rng, emit) => {
    toy.apply(s, seat, a, rng, emit)
    s.points[0] += ++calls % 7 === 0 ? 1 : 0
  }
}

function outsidePoints(): Toy['apply'] {
  let calls = 0
  return (s, seat, a, rng, emit) => {
    toy.apply(s, seat, a, rng, emit)
    if (a.type === 'give') s.points[seat] = ++calls
  }
}
