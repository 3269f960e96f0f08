import { expect, test } from 'vitest'
import { strung } from './telling.ts'

test('several sentences stand in one line, and whoever is not named again goes on in the same one', () => {
  expect(strung(['Ada sails.', 'Bruno waits.'])).toBe('Ada sails. Bruno waits.')
  expect(strung(['Ada: −2 gold (rumor).', 'rolls (rumor): 4 1.'])).toBe('Ada: −2 gold (rumor), rolls (rumor): 4 1.')
  expect(strung(['Ada sails', 'Bruno waits.'])).toBe('Ada sails · Bruno waits.')
  expect(strung([])).toBe('')
})
