/**
 * Where the time of a program goes, from a profile that Node has written: the share of each function of ours, without
 * what it calls, and of the garbage collector.
 *
 *     node --cpu-prof --cpu-prof-name=search.cpuprofile bench/search.ts --only haendler
 *     node bench/profile.ts search.cpuprofile [--most 12]
 */

import { existsSync, readFileSync } from 'node:fs'
import { flags, refuse } from '../scripts/flags.ts'

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: CallFrame }[]
  /** The node of each sample, and the microseconds since the one before. */
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

interface CallFrame {
  readonly functionName: string
  readonly url: string
  readonly lineNumber: number
}

const {
  most,
  names: [path],
} = flags({ most: 12 }, 'anything')
if (path === undefined || !existsSync(path)) refuse('Name a profile that Node has written.')
const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(path, 'utf8'))
const places = new Map(nodes.map(({ id, callFrame }) => [id, placeOf(callFrame)]))
const spent = new Map<string, number>()
let all = 0
for (const [i, id] of samples.entries()) {
  const place = places.get(id)
  if (place === undefined) continue
  spent.set(place, (spent.get(place) ?? 0) + timeDeltas[i])
  all += timeDeltas[i]
}
const rows = [...spent].sort(([, a], [, b]) => b - a).slice(0, most)
for (const [place, time] of rows) console.log(`${((100 * time) / all).toFixed(1).padStart(5)} %  ${place}`)

/** Nothing for what Node does to load a program. */
function placeOf({ functionName, url, lineNumber }: CallFrame): string | undefined {
  if (functionName === '(garbage collector)') return functionName
  const file = /\/((?:core|games|bots)\/[^?]+)$/.exec(url)?.[1]
  return file === undefined ? undefined : `${functionName || `line ${lineNumber + 1}`}, ${file}`
}
