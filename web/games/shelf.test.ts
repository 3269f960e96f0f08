import { defaults } from '@windward/core/options.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { expect, test } from 'vitest'
import { faceOf } from './faces.ts'
import { GAME_IDS, gameNamed } from './rules.ts'
import { SHELF } from './shelf.ts'

test.each(GAME_IDS)('what stands on the box of %s is true', async (id) => {
  const game = await gameNamed(id)
  const { title, stage, seats, pitch } = SHELF[id]
  expect({ stage, seats }).toEqual({ stage: game.stage, seats: game.seats(defaults(game)) })
  const face = await faceOf(id)
  for (const language of LANGUAGES) expect(face.speech(language)).toMatchObject({ title, pitch: pitch[language] })
})
