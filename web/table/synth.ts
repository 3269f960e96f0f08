/** Makes the sounds of the table out of noise and tones. */

import type { Sound } from './hearing.ts'
import { type Glide, SCORES, type Voice } from './scores.ts'

/** How loud all of it is at most. */
const LEVEL = 0.4

export async function synthesise(sound: Sound): Promise<void> {
  void context.resume()
  await hissing
  const now = context.currentTime
  for (const voice of SCORES[sound]) sing(voice, now + (voice.at ?? 0))
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

function sing(voice: Voice, begin: number): void {
  const source = sourceOf(voice, begin)
  const swell = swellOf(voice, begin)
  const { filter } = voice
  if (filter) {
    const through = new BiquadFilterNode(context, { type: filter.type, Q: filter.q ?? 1 })
    glide(through.frequency, filter.at, begin, voice.length)
    source.connect(through).connect(swell)
  } else {
    source.connect(swell)
  }
  swell.connect(out)
  source.start(begin)
  source.stop(begin + voice.length + 0.05)
}

function sourceOf({ wave, pitch, length }: Voice, begin: number): AudioScheduledSourceNode {
  if (!wave || !pitch) return new AudioBufferSourceNode(context, { buffer: hiss, loop: true })
  const tone = new OscillatorNode(context, { type: wave })
  glide(tone.frequency, pitch, begin, length)
  return tone
}

function glide(param: AudioParam, [from, to]: Glide, begin: number, length: number): void {
  param.setValueAtTime(from, begin)
  if (to !== from) param.exponentialRampToValueAtTime(to, begin + length)
}

/** Quickly there, slowly gone. */
function swellOf({ length, peak, attack = 0.004 }: Voice, begin: number): GainNode {
  const swell = new GainNode(context, { gain: 0 })
  swell.gain.setValueAtTime(0.0001, begin)
  swell.gain.exponentialRampToValueAtTime(peak, begin + attack)
  swell.gain.exponentialRampToValueAtTime(0.0001, begin + length)
  return swell
}
