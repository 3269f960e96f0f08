import { describe, expect, it } from 'vitest'
import { SOUNDS } from './hearing.ts'
import { type Glide, SCORES, type Voice } from './scores.ts'

const RATE = 48_000
/** What is softer than this nobody hears. */
const SILENCE = 0.003
/** The loudest of this long is what a sound seems loud by, in seconds. */
const MOMENT = 0.05
/** At most, in seconds. */
const LENGTHS = { card: 0.15, coin: 0.4, wood: 0.15, rope: 0.6, bust: 1, cannon: 0.5, bell: 1.6, victory: 1.6 }

const WAVES = {
  sine: (phase: number) => Math.sin(phase * 2 * Math.PI),
  triangle: (phase: number) => 1 - 4 * Math.abs(((phase + 0.25) % 1) - 0.5),
  sawtooth: (phase: number) => 2 * ((phase + 0.5) % 1) - 1,
}

const rendered = SOUNDS.map((sound) => ({ sound, samples: render(SCORES[sound]) }))

describe.each(rendered)('the sound $sound', ({ sound, samples }) => {
  it('is never cut off for being too loud', () => {
    expect(Math.max(...samples.map(Math.abs))).toBeLessThanOrEqual(1)
  })

  it('begins and ends without a click', () => {
    expect(Math.abs(samples[0])).toBeLessThan(SILENCE)
    expect(Math.abs(samples[samples.length - 1])).toBeLessThan(SILENCE)
  })

  it('is no longer than what it stands for', () => {
    expect((samples.findLastIndex((sample) => Math.abs(sample) > SILENCE) + 1) / RATE).toBeLessThan(LENGTHS[sound])
  })
})

it('no sound is more than twice as loud as another', () => {
  const levels = rendered.map(({ samples }) => loudness(samples))
  expect(Math.max(...levels) / Math.min(...levels)).toBeLessThan(2)
})

function loudness(samples: readonly number[]): number {
  const width = MOMENT * RATE
  const starts = Array.from({ length: Math.ceil(samples.length / 240) }, (_, i) => i * 240)
  const power = (from: number) => samples.slice(from, from + width).reduce((sum, sample) => sum + sample ** 2, 0)
  return Math.sqrt(Math.max(...starts.map(power)) / width)
}

/** As a browser does it. */
function render(voices: readonly Voice[]): readonly number[] {
  const end = Math.max(...voices.map(({ at = 0, length }) => at + length))
  const samples = Array.from({ length: Math.ceil(end * RATE) }, () => 0)
  for (const voice of voices) {
    const begin = Math.round((voice.at ?? 0) * RATE)
    for (const [i, sample] of sung(voice).entries()) samples[begin + i] += sample
  }
  return samples
}

function sung({ wave, pitch, filter, length, attack = 0.004, peak }: Voice): readonly number[] {
  const through = filter && filtering(filter)
  let phase = 0
  let seed = 1
  return Array.from({ length: Math.floor(length * RATE) }, (_, i) => {
    const part = i / (length * RATE)
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0
    if (pitch) phase += glided(pitch, part) / RATE
    const raw = wave ? WAVES[wave](phase % 1) : seed / 2 ** 31
    const rising = i / (attack * RATE)
    const swell =
      rising < 1 ? glided([0.0001, peak], rising) : glided([peak, 0.0001], (i / RATE - attack) / (length - attack))
    return (through ? through(raw, part) : raw) * swell
  })
}

function glided([from, to]: Glide, part: number): number {
  return from * (to / from) ** part
}

/** The biquad filters of the specification of Web Audio. */
function filtering({ type, at, q = 1 }: NonNullable<Voice['filter']>) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return (x: number, part: number) => {
    const w = (2 * Math.PI * glided(at, part)) / RATE
    const alpha = Math.sin(w) / (2 * (type === 'lowpass' ? 10 ** (q / 20) : q))
    const [b0, b1, b2] =
      type === 'lowpass' ? [(1 - Math.cos(w)) / 2, 1 - Math.cos(w), (1 - Math.cos(w)) / 2] : [alpha, 0, -alpha]
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * Math.cos(w) * y1 - (1 - alpha) * y2) / (1 + alpha)
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  }
}
