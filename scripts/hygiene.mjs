/** What the repository holds is meant for everyone: no machine's paths, no registry's address, nothing heavy. */

import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../cli/node.mjs'

const HEAVY = 2_000_000

const MARKS = [
  ['an absolute path of some machine', /(?<![\w.~-])\/(work|root|home|Users)\/\w/],
  ['the address of a registry', /\/\/[\w.-]*(registry|artifact|pkg\.dev)[\w.:-]*\//],
]

export function faultsOf(path, bytes) {
  const text = bytes.toString('utf8')
  const faults = MARKS.filter(([, mark]) => mark.test(text)).map(([what]) => `${path} has ${what}`)
  return bytes.length > HEAVY ? [...faults, `${path} is heavy: ${bytes.length} bytes`] : faults
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT })
  const paths = list
    .toString()
    .split('\0')
    .filter((path) => path && existsSync(`${ROOT}${path}`))
  const faults = paths.flatMap((path) => faultsOf(path, readFileSync(`${ROOT}${path}`)))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
