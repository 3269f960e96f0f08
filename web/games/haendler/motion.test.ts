import { expect, it } from 'vitest'
import { unseen } from './motion.ts'

it('tells nothing of a card that was revealed before it has been turned, however long a breath is held', () => {
  const [pace, breath] = [320, 350]
  expect(unseen([{ type: 'revealed', seat: 0, card: 1 }], pace)).toBeGreaterThan(pace + breath)
  expect(unseen([{ type: 'passed', seat: 0 }], pace)).toBe(0)
})

it('keeps nothing back where nothing moves', () => {
  expect(unseen([{ type: 'revealed', seat: 0, card: 1 }], 0)).toBe(0)
})
