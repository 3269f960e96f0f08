import { wordsAreWhole } from '@windward/core/words.laws.ts'
import { LANGUAGES, sayer } from '@windward/core/words.ts'
import { REFUSALS } from '@windward/protocol/commands.ts'
import { expect, test } from 'vitest'
import { ROOM_WORDS } from './roomWords.ts'
import { REFUSAL_WORDS } from './words.ts'

wordsAreWhole(REFUSAL_WORDS, test)
wordsAreWhole(ROOM_WORDS, test)

/** What the server says with them; the others come without. */
const PARAMS: Partial<Record<(typeof REFUSALS)[number], Readonly<Record<string, string | number>>>> = {
  noSuchGame: { game: 'go' },
  noSuchBot: { bot: 'deep' },
  unknownOption: { option: 'deck', known: 'a, b' },
  unknownValue: { option: 'deck', value: 'c', known: 'a, b' },
  wrongSeats: { seats: 9, min: 2, max: 5 },
  seatsFree: { seats: 2 },
}

test.each(LANGUAGES)('every refusal of the server is a sentence of its own in %s', (language) => {
  const say = sayer(language, REFUSAL_WORDS[language])
  const sentences = REFUSALS.map((code) => say(code, PARAMS[code]))
  for (const sentence of sentences) expect(sentence).toMatch(/^[\p{Lu}\d].+ .+[.]$/u)
  expect(new Set(sentences).size).toBe(REFUSALS.length)
})
