/** What processes had of the processors and of the memory, by what Linux keeps of them. */

import { readdirSync, readFileSync } from 'node:fs'

const TICKS = 100

/** User and system time in seconds: of all its threads, and of the processes it has started. */
export function cpuSeconds(pid: number): number {
  const own = timesOf(pid)
  const children = childrenOf(pid).map(({ times }) => times[0] + times[1])
  return [...own, ...children].reduce((sum, ticks) => sum + ticks, 0) / TICKS
}

/** In KB. */
export function resident(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}

/** User and system time, and those of the children that have ended. */
function timesOf(pid: number): number[] {
  return fieldsOf(pid).slice(11, 15).map(Number)
}

function childrenOf(parent: number): { readonly times: readonly number[] }[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return all.flatMap((name) => {
    try {
      const [, of] = fieldsOf(Number(name))
      return Number(of) === parent ? [{ times: timesOf(Number(name)) }] : []
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

/** Those after the name, which may have spaces in it. */
function fieldsOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
}
