/** Makes the sounds of the table out of noise and tones. */

import type { Sound } from './hearing.ts'

/** How loud all of it is at most. */
const LEVEL = 0.4

interface Tone {
  /** When, how long and how loud: seconds from now, seconds, at most 1. */
  readonly at?: number
  readonly length: number
  readonly peak: number
  /** From the first pitch to the last, in hertz. */
  readonly from: number
  readonly to?: number
  readonly shape?: OscillatorType
  readonly attack?: number
}

interface Noise extends Omit<Tone, 'shape'> {
  readonly filter: BiquadFilterType
  readonly q?: number
}

export async function synthesise(sound: Sound): Promise<void> {
  void context.resume()
  await hissing
  MAKERS[sound]()
}

const context = new AudioContext()
const out = context.createGain()
out.gain.value = LEVEL
out.connect(context.destination)

/** A quarter of a second, over and over. */
const hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
/** Filled in a task of its own: to open the way to the loudspeaker takes long enough. */
const hissing = new Promise<void>((resolve) => {
  setTimeout(() => {
    const samples = hiss.getChannelData(0)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
    resolve()
  })
})

/** The beginning of a hornpipe: hertz, and when. */
const HORNPIPE: readonly (readonly [pitch: number, at: number, length: number])[] = [
  [587, 0, 0.16],
  [740, 0.14, 0.16],
  [880, 0.28, 0.16],
  [740, 0.42, 0.16],
  [1175, 0.56, 0.7],
]
/** What makes a tone a bell: parts of its pitch, and how loud. */
const BELL: readonly (readonly [part: number, peak: number])[] = [
  [1, 0.5],
  [2, 0.25],
  [2.4, 0.18],
  [3.76, 0.1],
]
const CLINK = 2093

const MAKERS: Readonly<Record<Sound, () => void>> = {
  /** A flick of paper. */
  card() {
    noise({ length: 0.05, peak: 0.5, from: 2400, to: 6400, filter: 'bandpass', q: 0.8 })
    noise({ at: 0.045, length: 0.04, peak: 0.3, from: 5200, to: 3000, filter: 'bandpass', q: 0.8 })
  },

  /** Coins that fall on coins, each a little higher. */
  coin() {
    for (const i of [0, 1, 2]) {
      const from = CLINK * 1.122 ** i
      tone({ at: i * 0.075, length: 0.16, peak: 0.22, from })
      tone({ at: i * 0.075, length: 0.09, peak: 0.12, from: from * 2.76 })
    }
  },

  /** Something is put down on wood. */
  wood() {
    tone({ length: 0.09, peak: 0.7, from: 190, to: 110, shape: 'triangle' })
    noise({ length: 0.03, peak: 0.4, from: 900, filter: 'lowpass' })
  },

  /** A rope creaks. */
  rope() {
    noise({ length: 0.26, peak: 0.5, from: 310, to: 540, filter: 'bandpass', q: 16, attack: 0.08 })
    noise({ at: 0.2, length: 0.22, peak: 0.4, from: 470, to: 260, filter: 'bandpass', q: 18, attack: 0.06 })
  },

  /** A drum, and water that washes over everything. */
  bust() {
    tone({ length: 0.3, peak: 0.9, from: 120, to: 45 })
    noise({ at: 0.12, length: 1, peak: 0.5, from: 1800, to: 260, filter: 'lowpass', attack: 0.2 })
  },

  cannon() {
    noise({ length: 0.42, peak: 0.9, from: 1000, to: 110, filter: 'lowpass' })
    tone({ length: 0.34, peak: 0.8, from: 90, to: 34 })
  },

  bell() {
    for (const [part, peak] of BELL) tone({ length: 1.6 / part ** 0.5, peak, from: 330 * part })
  },

  victory() {
    for (const [from, at, length] of HORNPIPE) {
      tone({ at, length, peak: 0.4, from, shape: 'triangle', attack: 0.015 })
      tone({ at, length, peak: 0.1, from: from * 2, attack: 0.015 })
    }
  },
}

function tone({ at = 0, length, peak, from, to = from, shape = 'sine', attack }: Tone): void {
  const voice = new OscillatorNode(context, { type: shape, frequency: from })
  glide(voice.frequency, from, to, at, length)
  voice.connect(swell(at, length, peak, attack))
  sing(voice, at, length)
}

function noise({ at = 0, length, peak, from, to = from, filter, q = 1, attack }: Noise): void {
  const voice = new AudioBufferSourceNode(context, { buffer: hiss, loop: true })
  const through = new BiquadFilterNode(context, { type: filter, frequency: from, Q: q })
  glide(through.frequency, from, to, at, length)
  voice.connect(through).connect(swell(at, length, peak, attack))
  sing(voice, at, length)
}

function glide(pitch: AudioParam, from: number, to: number, at: number, length: number): void {
  const begin = context.currentTime + at
  pitch.setValueAtTime(from, begin)
  if (to !== from) pitch.exponentialRampToValueAtTime(to, begin + length)
}

/** Quickly there, slowly gone. */
function swell(at: number, length: number, peak: number, attack = 0.004): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  const begin = context.currentTime + at
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(peak, begin + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  gain.connect(out)
  return gain
}

function sing(voice: AudioScheduledSourceNode, at: number, length: number): void {
  voice.start(context.currentTime + at)
  voice.stop(context.currentTime + at + length + 0.05)
}
