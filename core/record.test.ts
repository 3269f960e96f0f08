import { describe, expect, test } from 'vitest'
import { seedOf } from './chance.ts'
import { canonicalJson } from './hash.ts'
import { type ToyAction, toy } from './laws.toy.ts'
import { commitmentOf, Match } from './match.ts'
import { type GameRecord, parse, recordOf, verify, writeRecord } from './record.ts'
import { sha256Hex } from './sha256.ts'

const GAMES = [{ ...toy, id: 'other' }, toy]
const PLAYERS = ['Anne "Bonny"', 'Käthe ⚓']
const MOVES: readonly (readonly [number, ToyAction])[] = [
  [0, { type: 'give', to: 1 }],
  [0, { type: 'draw' }],
  [1, { type: 'swap' }],
  [0, { type: 'wait' }],
]

function played(): Match<unknown, ToyAction, unknown, never, unknown> {
  const match = new Match(toy, { options: { cards: 12 }, seats: 2, seed: seedOf('a record'), salt: 'spray' })
  for (const [seat, action] of MOVES) match.submit(seat, action)
  return match as never
}

const MATCH = played()
const RECORD = recordOf(MATCH, PLAYERS)
const TEXT = writeRecord(RECORD)

/** Changed by someone who knows how to seal. */
function forged(change: object): string {
  const { seal: _, ...body } = { ...RECORD, ...change }
  return writeRecord({ ...body, seal: sha256Hex(canonicalJson(body)) })
}

function faultOf(text: string) {
  const verified = verify(text, GAMES)
  return verified.ok ? undefined : verified.fault
}

function moved(at: number, change: (move: GameRecord['moves'][number]) => unknown): object {
  return { moves: RECORD.moves.map((move, i) => (i === at - 1 ? change(move) : move)) }
}

describe('a fork', () => {
  const OF = RECORD.seal
  const SEED = seedOf('another deal')

  function forked(forks: GameRecord['forks'], moves: typeof MOVES = MOVES.slice(0, 3)) {
    const match = new Match(toy, { ...RECORD, options: { cards: 12 }, ...(forks && { forks }) })
    for (const [seat, action] of moves) match.submit(seat, action)
    return match
  }

  test('goes on as the game it comes from where the cards lie as they lay', () => {
    const match = forked([{ of: OF, at: 3 }])
    match.submit(...MOVES[3])
    expect(match.hash()).toBe(MATCH.hash())
    expect(recordOf(match as never).forks).toEqual([{ of: OF, at: 3 }])
  })

  test('that is dealt anew keeps what the seat could know, and nothing else need stay', () => {
    const [before, after] = [forked(undefined), forked([{ of: OF, at: 3, anew: { seat: 0, seed: SEED } }])]
    expect(after.view(0)).toEqual(before.view(0))
    expect(after.hash()).not.toBe(before.hash())
    expect(after.canUndo(1)).toBe(false)
  })

  test('is verified like any record, and goes on the same from a snapshot', () => {
    const forks = [{ of: OF, at: 3, anew: { seat: 0, seed: SEED } }]
    const match = forked(forks, MOVES)
    const again = new Match(toy, { ...RECORD, options: { cards: 12 }, forks }, match.snapshot())
    for (const each of [match, again]) each.submit(0, { type: 'draw' })
    expect(again.hash()).toBe(match.hash())
    const text = writeRecord(recordOf(match as never, PLAYERS))
    expect(faultOf(text)).toBeUndefined()
    expect(faultOf(text.replace(SEED, seedOf('a third deal')))).toMatchObject({ code: 'moveDiffers', move: 4 })
  })

  test('of a seat that is not there, or of no game, is refused', () => {
    expect(faultOf(forged({ forks: [{ of: OF, at: 1, anew: { seat: 2, seed: SEED } }] }))).toMatchObject({
      code: 'badSeats',
    })
    for (const forks of [{}, [{}], [{ of: 'x', at: 1 }], [{ of: OF, at: -1 }], [{ of: OF, at: 1, anew: null }]]) {
      expect(faultOf(forged({ forks }))).toMatchObject({ code: 'notARecord', detail: 'forks' })
    }
  })
})

describe('a record', () => {
  test('survives being written and read', () => {
    expect(parse(TEXT)).toEqual({ ok: true, record: RECORD })
    expect(TEXT.split('\n').filter((line) => line.startsWith('[')).length).toBe(MOVES.length)
  })

  test('leads to the same match', () => {
    const verified = verify(TEXT, GAMES)
    expect(verified).toMatchObject({ ok: true, record: RECORD })
    expect(verified.ok && verified.match.hash()).toBe(MATCH.hash())
    expect(verified.ok && writeRecord(recordOf(verified.match, PLAYERS))).toBe(TEXT)
  })

  test('needs no players and no moves', () => {
    const match = new Match(toy, { options: { cards: 16 }, seats: 3, seed: 'any text', salt: '' })
    const record = recordOf(match)
    expect('players' in record).toBe(false)
    expect(verify(writeRecord(record), GAMES).ok).toBe(true)
  })

  test('is not changed by what is played later', () => {
    const match = played()
    const record = recordOf(match, PLAYERS)
    match.submit(0, { type: 'draw' })
    expect(writeRecord(record)).toBe(TEXT)
  })

  test('is read whatever the order of its fields and the space between them', () => {
    const turned = Object.fromEntries(Object.entries(RECORD).reverse())
    expect(verify(JSON.stringify(turned, undefined, 3), GAMES).ok).toBe(true)
  })
})

describe('even with a new seal', () => {
  test.each([1, 2, 3, 4])('another action is found at move %i or refused there', (at) => {
    for (const action of [{ type: 'draw' }, { type: 'swap' }, { type: 'wait' }, { type: 'give', to: 0 }]) {
      const text = forged(moved(at, ([seat, , check]) => [seat, action, check]))
      if (canonicalJson(action) === canonicalJson(MOVES[at - 1][1])) expect(faultOf(text)).toBeUndefined()
      else expect(faultOf(text)).toMatchObject({ code: expect.stringMatching(/^move(Differs|NotOffered)$/), move: at })
    }
  })

  test.each([1, 2, 3, 4])('another seat, or another check, is found at move %i', (at) => {
    const seat = forged(moved(at, ([by, action, check]) => [1 - by, action, check]))
    expect(faultOf(seat)).toEqual({ code: 'moveNotOffered', detail: 'notYourTurn', move: at })
    const check = forged(moved(at, ([by, action]) => [by, action, '00000000']))
    expect(faultOf(check)).toEqual({ code: 'moveDiffers', detail: '00000000', move: at })
  })

  test('the first of several is named', () => {
    const moves = RECORD.moves.map(([seat, action], i) => [seat, action, i >= 1 ? '00000000' : RECORD.moves[i][2]])
    expect(faultOf(forged({ moves }))?.move).toBe(2)
  })

  test('a move left out or put in is found where it was', () => {
    expect(faultOf(forged({ moves: RECORD.moves.toSpliced(1, 1) }))?.move).toBe(2)
    expect(faultOf(forged({ moves: RECORD.moves.toSpliced(2, 0, RECORD.moves[1]) }))?.move).toBe(3)
  })

  test.each([
    ['seed', { seed: seedOf('another') }, { code: 'brokenCommitment' }],
    ['salt', { salt: 'foam' }, { code: 'brokenCommitment' }],
    ['commitment', { commitment: seedOf('x') }, { code: 'brokenCommitment' }],
    [
      'seed and commitment',
      { seed: seedOf('another'), commitment: commitmentOf(seedOf('another'), 'spray') },
      { code: 'setupDiffers', move: 0 },
    ],
    ['option', { options: { cards: 16 } }, { code: 'setupDiffers', move: 0 }],
    ['start', { start: '00000000' }, { code: 'setupDiffers', move: 0 }],
    ['number of seats', { seats: 3 }, { code: 'setupDiffers', move: 0 }],
    ['impossible number of seats', { seats: 9 }, { code: 'badSeats' }],
    ['value of an option', { options: { cards: 13 } }, { code: 'badOptions' }],
    ['type of that value', { options: { cards: '12' } }, { code: 'badOptions' }],
    ['option left out', { options: {} }, { code: 'badOptions' }],
    ['option put in', { options: { cards: 12, wind: 1 } }, { code: 'badOptions' }],
    ['game', { game: 'chess' }, { code: 'unknownGame' }],
    ['game with the same rules', { game: 'other', start: '00000000' }, { code: 'setupDiffers' }],
    ['revision', { rev: 2 }, { code: 'otherRevision' }],
    ['format', { windward: 2 }, { code: 'unknownFormat' }],
  ])('another %s is found', (_, change, fault) => {
    expect(faultOf(forged(change))).toMatchObject(fault)
  })
})

describe('with its old seal', () => {
  test('other names are found', () => {
    expect(faultOf(writeRecord({ ...RECORD, players: ['Anne', 'Mary'] }))?.code).toBe('brokenSeal')
  })

  test('moves left out at the end are found', () => {
    expect(faultOf(writeRecord({ ...RECORD, moves: RECORD.moves.slice(0, -1) }))?.code).toBe('brokenSeal')
  })

  test('every change of one byte that means something is refused', { timeout: 300_000 }, () => {
    const bytes = Buffer.from(TEXT)
    const meaning = canonicalJson(JSON.parse(TEXT))
    const accepted: string[] = []
    let harmless = 0
    for (let at = 0; at < bytes.length; at++) {
      const original = bytes[at]
      for (let byte = 0; byte < 256; byte++) {
        if (byte === original) continue
        bytes[at] = byte
        const text = bytes.toString()
        if (!verify(text, GAMES).ok) continue
        if (canonicalJson(JSON.parse(text)) === meaning) harmless++
        else accepted.push(`${byte} at ${at}`)
      }
      bytes[at] = original
    }
    expect(accepted).toEqual([])
    // Only the line breaks between fields and moves can be another space: tab, return, blank.
    expect(harmless).toBe(3 * (TEXT.split('\n').length - 1))
  })
})

describe('what is no record', () => {
  test('a record cut off anywhere', () => {
    for (let length = 0; length < TEXT.length - 1; length++) {
      expect(faultOf(TEXT.slice(0, length))?.code, `${length} characters`).toBe('notJson')
    }
  })

  test.each(['', 'moves', '{', '{"windward":1', 'NaN'])('text that is not JSON: %o', (text) => {
    expect(faultOf(text)?.code).toBe('notJson')
  })

  test.each(['null', '1', '"windward"', 'true', '[]', '[1]', '{}', '{"game":"toy"}'])('other JSON: %s', (text) => {
    expect(faultOf(text)).toEqual({ code: 'notARecord', detail: 'windward' })
  })

  test.each(['0', '2', '"1"', 'null', '[1]', '{"toString":1,"valueOf":1}'])('another format: %s', (format) => {
    expect(faultOf(`{"windward":${format}}`)?.code).toBe('unknownFormat')
  })

  const fields = Object.keys(RECORD).filter((key) => key !== 'windward')

  test.each(fields.filter((key) => key !== 'players'))('one without %s', (field) => {
    const { [field]: _, ...rest } = RECORD as unknown as Record<string, unknown>
    expect(faultOf(JSON.stringify(rest))).toEqual({ code: 'notARecord', detail: field })
  })

  test.each(fields)('one whose %s is of another type', (field) => {
    const strange = field === 'options' ? 'x' : { toString: 1, valueOf: 1 }
    for (const wrong of [null, true, 1.5, [1], strange]) {
      const text = JSON.stringify({ ...RECORD, [field]: wrong })
      expect(faultOf(text), text).toEqual({ code: 'notARecord', detail: field })
    }
  })

  test.each(['null', '{}', '[12]', '{"toString":1,"valueOf":1}'])(
    'one with an option that is no simple value: %s',
    (value) => {
      const text = TEXT.replace('{"cards":12}', `{"cards":${value}}`)
      expect(faultOf(text)).toEqual({ code: 'notARecord', detail: 'options' })
    },
  )

  test.each(['seed', 'commitment', 'start', 'seal'] as const)('one whose %s is not hexadecimal', (field) => {
    for (const wrong of ['', 'x', RECORD[field].toUpperCase(), `${RECORD[field]}\n`, `${RECORD[field]}0`]) {
      expect(faultOf(JSON.stringify({ ...RECORD, [field]: wrong })), wrong).toEqual({
        code: 'notARecord',
        detail: field,
      })
    }
  })

  test.each([
    '[]',
    '[0]',
    '[0,{"type":"draw"}]',
    '[0,{"type":"draw"},"00000000",1]',
    '[-1,{"type":"draw"},"00000000"]',
    '["0",{"type":"draw"},"00000000"]',
    '[0,{"type":"draw"},12345678]',
    '[0,{"type":"draw"},["00000000"]]',
    '[0,{"type":"draw"},{"toString":1,"valueOf":1}]',
    '{"0":0,"1":{"type":"draw"},"2":"00000000","length":3}',
  ])('one with the move %s', (move) => {
    const moves = [...RECORD.moves, JSON.parse(move)]
    expect(faultOf(JSON.stringify({ ...RECORD, moves }))).toEqual({ code: 'notARecord', detail: 'moves' })
  })

  test.each(['note', '__proto__', 'toString', 'constructor'])('one with a field more: %s', (field) => {
    const text = TEXT.replace('{', `{"${field}":1,`)
    expect(faultOf(text)).toEqual({ code: 'notARecord', detail: field })
  })

  test.each(['null', '1', '"draw"', '[]', '{}', '{"type":"draw","__proto__":1}', '{"type":"draw","x":1}'])(
    'one with the action %s',
    (action) => {
      const text = TEXT.replace('{"type":"give","to":1}', action)
      expect(faultOf(text)).toMatchObject({ code: 'moveNotOffered', move: 1 })
    },
  )

  test('one nested a hundred thousand deep, wherever', () => {
    const deep = '['.repeat(1e5) + ']'.repeat(1e5)
    expect(faultOf(deep)?.code).toBe('notARecord')
    expect(faultOf(`{"windward":${deep}}`)?.code).toBe('unknownFormat')
    expect(faultOf(TEXT.replace('{"cards":12}', `{"cards":${deep}}`))?.code).toBe('notARecord')
    expect(faultOf(TEXT.replace('{"type":"give","to":1}', `{"type":${deep}}`))?.code).toBe('moveNotOffered')
  })
})
