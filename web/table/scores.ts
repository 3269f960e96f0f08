import type { Sound } from './hearing.ts'

/** From the first to the last, in hertz. */
export type Glide = readonly [from: number, to: number]

export interface Voice {
  /** Noise, where it has none. */
  readonly wave?: 'sine' | 'triangle' | 'sawtooth'
  readonly pitch?: Glide
  /** What of it is let through. */
  readonly filter?: { readonly type: 'lowpass' | 'bandpass'; readonly at: Glide; readonly q?: number }
  /** When, how long, and how quickly there: seconds from now, seconds. */
  readonly at?: number
  readonly length: number
  readonly attack?: number
  /** How loud before the filter. */
  readonly peak: number
}

/** What each sound is made of: all are about as loud. */
export const SCORES: Readonly<Record<Sound, readonly Voice[]>> = {
  /** A flick of paper. */
  card: [
    { length: 0.13, attack: 0.008, peak: 1.4, filter: { type: 'bandpass', at: [2000, 5200], q: 0.9 } },
    { at: 0.05, length: 0.09, attack: 0.006, peak: 1.15, filter: { type: 'bandpass', at: [5000, 2600], q: 0.9 } },
  ],

  /** Coins that fall on coins, each a little higher. */
  coin: [0, 1, 2].flatMap((i) => {
    const pitch = 2093 * 1.122 ** i
    return [
      { at: i * 0.075, length: 0.22, peak: 0.42, wave: 'sine', pitch: level(pitch) },
      { at: i * 0.075, length: 0.12, peak: 0.22, wave: 'sine', pitch: level(pitch * 2.76) },
    ] as const
  }),

  /** Something is put down on wood. */
  wood: [
    { length: 0.13, peak: 0.8, wave: 'triangle', pitch: [190, 110] },
    { length: 0.03, peak: 0.4, filter: { type: 'lowpass', at: level(900) } },
  ],

  /** A rope creaks: it sticks and slips. */
  rope: [
    {
      length: 0.34,
      peak: 3,
      attack: 0.1,
      wave: 'sawtooth',
      pitch: [62, 118],
      filter: { type: 'bandpass', at: [520, 900], q: 4 },
    },
    {
      at: 0.26,
      length: 0.28,
      peak: 2.6,
      attack: 0.08,
      wave: 'sawtooth',
      pitch: [104, 56],
      filter: { type: 'bandpass', at: [820, 460], q: 4 },
    },
  ],

  /** A drum, and water that washes over everything. */
  bust: [
    { length: 0.3, peak: 0.56, wave: 'sine', pitch: [120, 45] },
    { at: 0.12, length: 1, peak: 0.9, attack: 0.2, filter: { type: 'lowpass', at: [1800, 260] } },
  ],

  cannon: [
    { length: 0.42, peak: 0.58, filter: { type: 'lowpass', at: [1000, 110] } },
    { length: 0.34, peak: 0.5, wave: 'sine', pitch: [90, 34] },
  ],

  /** What makes a tone a bell: parts of its pitch, and how loud. */
  bell: (
    [
      [1, 0.29],
      [2, 0.16],
      [2.4, 0.12],
      [3.76, 0.07],
    ] as const
  ).map(([part, peak]) => ({ length: 1.6 / part ** 0.5, peak, wave: 'sine', pitch: level(330 * part) })),

  /** The beginning of a hornpipe. */
  victory: (
    [
      [587, 0, 0.16],
      [740, 0.14, 0.16],
      [880, 0.28, 0.16],
      [740, 0.42, 0.16],
      [1175, 0.56, 0.7],
    ] as const
  ).flatMap(([pitch, at, length]) => [
    { at, length, peak: 0.48, attack: 0.015, wave: 'triangle', pitch: level(pitch) },
    { at, length, peak: 0.14, attack: 0.015, wave: 'sine', pitch: level(pitch * 2) },
  ]),
}

function level(hertz: number): Glide {
  return [hertz, hertz]
}
