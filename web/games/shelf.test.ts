import { defaults } from '@windward/core/options.ts'
import { expect, test } from 'vitest'
import { GAME_IDS, gameNamed } from './rules.ts'
import { SHELF } from './shelf.ts'

test.each(GAME_IDS)('what stands on the box of %s is true', async (id) => {
  const game = await gameNamed(id)
  const { stage, seats } = SHELF[id]
  expect({ stage, seats }).toEqual({ stage: game.stage, seats: game.seats(defaults(game)) })
})
