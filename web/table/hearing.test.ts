import { expect, test } from 'vitest'
import { isHeard, SOUNDS } from './hearing.ts'

const ALL = {
  sound: 'on',
  cardSounds: 'on',
  coinSounds: 'on',
  seaSounds: 'on',
  gunSounds: 'on',
  bellSounds: 'on',
} as const

test('all sounds are heard, and none with one press', () => {
  expect(SOUNDS.every((sound) => isHeard(sound, ALL))).toBe(true)
  expect(SOUNDS.some((sound) => isHeard(sound, { ...ALL, sound: 'off' }))).toBe(false)
})

test('each kind is turned off by itself', () => {
  const heard = (wish: Partial<Record<keyof typeof ALL, 'off'>>) =>
    SOUNDS.filter((sound) => !isHeard(sound, { ...ALL, ...wish }))
  expect(heard({ gunSounds: 'off' })).toEqual(['cannon'])
  expect(heard({ bellSounds: 'off' })).toEqual(['bell', 'victory'])
})
