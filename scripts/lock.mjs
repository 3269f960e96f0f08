/** The lockfile installs the same everywhere: no registry's address, no platform's binary left out, versions exact. */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../cli/node.mjs'

const FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const EXACT = /^(npm:.+@)?\d+\.\d+\.\d+(-[\w.]+)?$/

/** `manifests` are the package.json files by folder; the root's is ''. */
export function faultsOf(lock, manifests) {
  const faults = []
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (entry.resolved && !entry.link) faults.push(`${path} has an address`)
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      if (!isFound(lock, path, name)) faults.push(`${path || 'the root'} names ${name}, which is missing`)
    }
  }
  for (const [folder, manifest] of Object.entries(manifests)) {
    for (const field of FIELDS) {
      const named = Object.entries(manifest[field] ?? {})
      const locked = lock.packages[folder]?.[field] ?? {}
      for (const [name, version] of named) {
        if (!EXACT.test(version)) faults.push(`${manifest.name} does not pin ${name} exactly: ${version}`)
        if (locked[name] !== version)
          faults.push(`${manifest.name} wants ${name} ${version}, the lock has ${locked[name]}`)
      }
      for (const name of Object.keys(locked)) {
        if (!manifest[field]?.[name]) faults.push(`the lock has ${name}, which ${manifest.name} does not want`)
      }
    }
  }
  return faults
}

/** As Node would: beside the package, or in any folder above. */
function isFound(lock, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
    if (`${at}${at && '/'}node_modules/${name}` in lock.packages) return true
    if (at === '') return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (path) => JSON.parse(readFileSync(`${ROOT}${path}`, 'utf8'))
  const root = read('package.json')
  const manifests = { '': root }
  for (const folder of root.workspaces) manifests[folder] = read(`${folder}/package.json`)
  const faults = faultsOf(read('package-lock.json'), manifests)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
