/** Another state of this repository in a folder of its own, ready to run. */

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const HERE = fileURLToPath(new URL('..', import.meta.url))

export interface Checkout {
  readonly root: string
  /** The commit, shortened. */
  readonly commit: string
}

/**
 * Undefined if there is no such commit. It shares the packages that are installed here, but for our own, and is gone when
 * the program ends, broken off or not.
 */
export function checkOut(ref: string): Checkout | undefined {
  const commit = commitOf(ref)
  if (commit === undefined) return undefined
  const root = mkdtempSync(join(tmpdir(), 'windward-against-'))
  process.once('exit', () => {
    git('worktree', 'remove', '--force', root)
    rmSync(root, { recursive: true, force: true })
  })
  endWhenToldTo()
  git('worktree', 'add', '--quiet', '--detach', root, commit)
  const { workspaces }: { workspaces: string[] } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  sharePackages(root)
  mkdirSync(join(root, 'node_modules/@windward'))
  for (const name of workspaces) {
    symlinkSync(join(root, name), join(root, 'node_modules/@windward', name))
    const own = join(HERE, name, 'node_modules')
    if (existsSync(own)) symlinkSync(own, join(root, name, 'node_modules'))
  }
  return { root, commit }
}

/** By itself a signal ends a program without a word to those who clean up. */
function endWhenToldTo(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
}

function commitOf(ref: string): string | undefined {
  try {
    return git('rev-parse', '--short', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)
  } catch {
    return undefined
  }
}

/** One link for each: were the whole folder a link, its `@windward` would lead back here. */
function sharePackages(root: string): void {
  const [from, to] = [join(HERE, 'node_modules'), join(root, 'node_modules')]
  mkdirSync(to)
  for (const name of readdirSync(from)) if (name !== '@windward') symlinkSync(join(from, name), join(to, name))
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: HERE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
}
