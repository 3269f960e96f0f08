import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { seedOf } from './chance.ts'
import { canonicalJson } from './hash.ts'
import { type Toy, type ToyAction, toy } from './laws.toy.ts'
import { commitmentOf, hears, Match, whyNotIn } from './match.ts'

const DEAL = { options: { cards: 12 }, seats: 2, seed: seedOf('a toy match'), salt: 'salt' }
const WAIT: ToyAction = { type: 'wait' }
const DRAW: ToyAction = { type: 'draw' }
const GIVE: ToyAction = { type: 'give', to: 1 }

/** A turn of as many steps as one likes: waiting and giving do not end it. */
const patient: Toy = {
  ...toy,
  apply: (s, seat, a, rng, emit) => {
    toy.apply(s, seat, a, rng, emit)
    s.asked = false
  },
}

function start(game: Toy = toy, seats = 2) {
  return new Match(game, { ...DEAL, seats })
}

describe('submit', () => {
  test('does what was offered, tells what happened, and keeps the move with its check', () => {
    const match = start()
    const before = match.hash()
    expect(match.check).toBe(match.start)
    const answer = match.submit(0, { to: 1, type: 'give' })
    expect(answer).toEqual({ ok: true, events: [{ event: { type: 'gave', to: 1 } }] })
    expect(match.hash()).not.toBe(before)
    expect(match.moves).toEqual([[0, GIVE, match.hash().slice(0, 8)]])
    expect(match.check).toBe(match.hash().slice(0, 8))
    expect(match.view(undefined).points).toEqual([2, 4])
  })

  test('passes on who hears and what is news', () => {
    const answer = start().submit(0, DRAW)
    expect(answer).toMatchObject({ ok: true, events: [{ event: { type: 'drawn' }, news: true }] })
  })

  test.each([
    ['another seat’s turn', 1, DRAW, { code: 'notYourTurn' }],
    ['what is not offered', 0, { type: 'give', to: 0 }, { code: 'notOffered' }],
    ['nothing at all', 0, undefined, { code: 'notOffered' }],
    ['a seat that is not there', 2, DRAW, { code: 'noSuchSeat', params: { seat: '2' } }],
    ['a seat below the first', -1, DRAW, { code: 'noSuchSeat', params: { seat: '-1' } }],
    ['half a seat', 0.5, DRAW, { code: 'noSuchSeat', params: { seat: '0.5' } }],
    ['no number', Number.NaN, DRAW, { code: 'noSuchSeat', params: { seat: 'NaN' } }],
  ])('refuses %s and changes nothing', (_, seat, action, refusal) => {
    const match = start()
    match.submit(0, WAIT)
    const before = canonicalJson(match.snapshot())
    expect(match.submit(seat, action)).toEqual({ ok: false, refusal })
    expect(canonicalJson(match.snapshot())).toBe(before)
    expect(match.canUndo(0)).toBe(true)
  })

  test('refuses everything once the game is over', () => {
    const match = playedOut()
    expect(match.questions()).toEqual([])
    expect(match.outcome()?.map((standing) => standing.place)).toEqual([1, 1])
    expect([0, 1].map((seat) => match.submit(seat, DRAW).ok)).toEqual([false, false])
  })
})

describe('undo', () => {
  test('takes back several own steps, one at a time', () => {
    const match = start(patient)
    const hashes = [match.hash()]
    for (const action of [WAIT, GIVE, GIVE]) {
      match.submit(0, action)
      hashes.push(match.hash())
    }
    for (const left of [2, 1, 0]) {
      expect(match.canUndo(0)).toBe(true)
      expect(match.undo(0)).toBe(true)
      expect(match.hash()).toBe(hashes[left])
      expect(match.moves).toHaveLength(left)
    }
    expect(match.canUndo(0)).toBe(false)
    expect(match.undo(0)).toBe(false)
    expect(match.hash()).toBe(hashes[0])
  })

  test('and the way on may be another', () => {
    const match = start()
    match.submit(0, WAIT)
    match.undo(0)
    match.submit(0, GIVE)
    match.submit(0, DRAW)
    const direct = start()
    direct.submit(0, GIVE)
    direct.submit(0, DRAW)
    expect(canonicalJson(match.snapshot())).toBe(canonicalJson(direct.snapshot()))
  })

  test('belongs to the seat that acted', () => {
    const match = start()
    match.submit(0, WAIT)
    expect(match.canUndo(1)).toBe(false)
    expect(match.undo(1)).toBe(false)
    expect(match.moves).toHaveLength(1)
  })

  test('ends where news was told', () => {
    const match = start()
    match.submit(0, WAIT)
    match.submit(0, DRAW)
    expect(match.undo(0)).toBe(false)
  })

  test('ends where chance was drawn, even if nothing was told', () => {
    const rolling: Toy = {
      ...patient,
      apply: (s, seat, a, rng, emit) => {
        if (a.type === 'give') rng.stream('dice').int(6)
        patient.apply(s, seat, a, rng, emit)
      },
    }
    const match = start(rolling)
    match.submit(0, WAIT)
    match.submit(0, GIVE)
    expect(match.undo(0)).toBe(false)
    match.submit(0, WAIT)
    expect(match.undo(0)).toBe(true)
    expect(match.undo(0)).toBe(false)
    expect(match.moves).toHaveLength(2)
  })

  test('ends where another seat acted', () => {
    const handing: Toy = {
      ...toy,
      apply: (s, seat, a, rng, emit) => {
        patient.apply(s, seat, a, rng, emit)
        if (a.type === 'wait') s.turn = 1 - seat
      },
    }
    const match = start(handing)
    match.submit(0, GIVE)
    match.submit(0, WAIT)
    expect(match.canUndo(0)).toBe(true)
    match.submit(1, WAIT)
    expect(match.undo(0)).toBe(false)
    expect(match.undo(1)).toBe(true)
    expect(match.undo(1)).toBe(false)
    expect(match.undo(0)).toBe(false)
    expect(match.moves).toHaveLength(2)
  })
})

describe('a snapshot', () => {
  test('goes on identically, also through JSON', () => {
    const match = start()
    for (const [seat, action] of [
      [0, GIVE],
      [0, DRAW],
      [1, WAIT],
    ] as const)
      match.submit(seat, action)
    const twin = new Match(toy, DEAL, JSON.parse(JSON.stringify(match.snapshot())))
    expect(twin.start).toBe(match.start)
    expect(twin.check).toBe(match.check)
    for (const seat of [1, 0, 1]) expect(twin.submit(seat, DRAW)).toEqual(match.submit(seat, DRAW))
    expect(canonicalJson(twin.snapshot())).toBe(canonicalJson(match.snapshot()))
  })

  test('goes on drawing where it stopped', () => {
    const rolling: Toy = {
      ...patient,
      apply: (s, _seat, _a, rng) => {
        s.points[0] = rng.int(1000)
      },
    }
    const match = start(rolling)
    match.submit(0, WAIT)
    const twin = new Match(rolling, DEAL, match.snapshot())
    for (let i = 0; i < 20; i++) for (const side of [match, twin]) side.submit(0, WAIT)
    expect(twin.hash()).toBe(match.hash())
    expect(twin.moves.map(([, , check]) => check)).toEqual(match.moves.map(([, , check]) => check))
  })

  test('is apart from the match it was taken from', () => {
    const match = start()
    const snapshot = match.snapshot()
    const before = canonicalJson(snapshot)
    match.submit(0, DRAW)
    new Match(toy, DEAL, snapshot).submit(0, GIVE)
    expect(canonicalJson(snapshot)).toBe(before)
  })
})

test('each seat and a spectator see their own view', () => {
  const match = start(toy, 3)
  for (const seat of [0, 1, 2]) {
    const { hands } = match.view(seat)
    expect(hands.map((card) => card !== undefined)).toEqual([0, 1, 2].map((other) => other === seat))
  }
  expect(match.view(undefined).hands).toEqual([undefined, undefined, undefined])
})

test.each([
  [{}, [true, true, true, true]],
  [{ to: [1] }, [false, false, true, false]],
  [{ to: [] }, [false, false, false, false]],
  [{ notTo: [0, 2] }, [true, false, true, false]],
  [{ news: true }, [true, true, true, true]],
])('with %j a spectator and seats 0, 1, 2 hear: %j', (audience, heard) => {
  expect([undefined, 0, 1, 2].map((seat) => hears(audience, seat))).toEqual(heard)
})

test('the commitment is the SHA-256 of seed and salt', () => {
  const expected = createHash('sha256').update(`${DEAL.seed}:salt`).digest('hex')
  expect(commitmentOf(DEAL.seed, 'salt')).toBe(expected)
  expect(start().commitment).toBe(expected)
})

test('a seed given as text is dealt as the seed it stands for', () => {
  const match = new Match(toy, { ...DEAL, seed: 'a toy match' })
  expect(match.deal).toEqual(DEAL)
  expect(match.commitment).toBe(start().commitment)
})

function playedOut() {
  const match = start()
  for (let seat = 0; match.questions().length > 0; seat = 1 - seat) match.submit(seat, DRAW)
  return match
}

describe('why not', () => {
  const STRANGE = [undefined, 'draw', {}, { type: 'sail' }, { type: 'give', to: 9 }, GIVE, WAIT, DRAW]

  test('is nothing for what is offered, and else what submitting it would be answered', () => {
    for (const seat of [0, 1, 2, -1]) {
      for (const action of STRANGE) {
        const answer = start().submit(seat, action)
        expect(start().whyNot(seat, action)).toEqual(answer.ok ? undefined : answer.refusal)
      }
    }
  })

  test('changes nothing', () => {
    const match = start()
    const before = match.snapshot()
    for (const action of STRANGE) match.whyNot(0, action)
    expect(match.snapshot()).toEqual(before)
  })

  test('is known from a view alone', () => {
    const match = start()
    for (const seat of [0, 1]) {
      for (const action of STRANGE) {
        expect(whyNotIn(toy, match.view(seat), seat, action)).toEqual(match.whyNot(seat, action))
      }
    }
  })
})

describe('two seats see the same', () => {
  test('where nothing sets them apart, and not where one has a hand of its own', () => {
    const match = start()
    expect(match.sameView(0, 0)).toBe(true)
    expect(match.sameView(0, 1)).toBe(false)
    const blind: Toy = {
      ...toy,
      view: (s, seat) => ({ ...toy.view(s, undefined), ...(seat !== undefined && { seat }) }),
    }
    expect(start(blind).sameView(0, 1)).toBe(true)
  })

  test('in a game that is open to all, without a look', () => {
    const open: Toy = { ...toy, openToAll: true }
    expect(start(open).isOpen).toBe(true)
    expect(start(open).sameView(0, 1)).toBe(true)
    expect(start().isOpen).toBe(false)
  })
})
