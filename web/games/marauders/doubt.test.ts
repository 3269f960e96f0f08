import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { doubting } from './doubt.ts'

test('retiring is doubted once, ending a turn is not', () => {
  const table = given({ players: [{ captain: 'felipe', port: 'havana' }, {}] })
  const { doubt } = doubting('en')
  const seen = view(table.s, 0)
  expect(doubt?.({ type: 'retire' }, seen, String)).toMatch(/^Ship, cargo and the gold aboard go with your captain/)
  expect(doubt?.({ type: 'endTurn' }, seen, String)).toBeUndefined()
})
