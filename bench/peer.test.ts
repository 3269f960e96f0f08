import { seedOf } from '@windward/core/chance.ts'
import { defaults } from '@windward/core/options.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { expect, test, vi } from 'vitest'
import { onBoardgameIo, onLocalMaster, PEER_WAYS } from './peer-boardgameio.ts'
import { type Dealer, onEngine, onMatch, playOut } from './playout.ts'

const SEEDS = ['one', 'two', 'three', 'four'].map(seedOf)
const options = defaults(haendler)

function games<A>(deal: Dealer<A>) {
  return SEEDS.map((seed) => {
    const table = deal(seed)
    const actions = playOut(table, seed)
    return { actions, outcome: table.outcome() }
  })
}

for (const seats of [2, 4]) {
  const setting = { game: haendler, options, seats }

  test(`${seats} seats: a match ends as the bare engine does`, () => {
    expect(games(onMatch(setting))).toEqual(games(onEngine(setting)))
  })

  for (const way of PEER_WAYS) {
    test(`${seats} seats: boardgame.io (${way}) plays the same games to the same outcomes`, () => {
      expect(games(onBoardgameIo(setting, way))).toEqual(games(onEngine(setting)))
    })
  }
}

test('boardgame.io, a client for each seat, plays the same games to the same outcomes', () => {
  const setting = { game: haendler, options, seats: 2 }
  expect(games(onLocalMaster(setting))).toEqual(games(onEngine(setting)))
})

test('other seeds make other games', () => {
  const lengths = games(onEngine({ game: haendler, options, seats: 2 })).map(({ actions }) => actions)
  expect(new Set(lengths).size).toBeGreaterThan(1)
})

test('boardgame.io, as documented, refuses what was not offered', () => {
  const table = onBoardgameIo({ game: haendler, options, seats: 2 }, 'documented')(SEEDS[0])
  const [{ seat }] = table.questions()
  const before = table.actions(seat)
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  table.act(seat, { type: 'pass' })
  expect(complaint).toHaveBeenCalledOnce()
  complaint.mockRestore()
  expect(table.actions(seat)).toEqual(before)
})
