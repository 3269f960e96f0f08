/** Runs the real program, as a user would. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findNode } from './node.mjs'

export const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
export const NODE = findNode() ?? process.execPath

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Setting {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Saves go to `home`; language and colours do not depend on who runs the tests. */
export function environment(home: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...own } = process.env
  return { ...own, XDG_STATE_HOME: home, LC_ALL: 'C', NO_COLOR: '1', ...more }
}

export function start(home: string, args: readonly string[], { env }: Setting = {}): ChildProcess {
  return spawn(NODE, [MAIN, ...args], { env: environment(home, env) })
}

export function windward(home: string, args: readonly string[], setting: Setting = {}): Promise<Ended> {
  const child = start(home, args, setting)
  // A program that ends before it has read everything is not a fault of the test.
  child.stdin?.on('error', () => {})
  child.stdin?.end(setting.input ?? '')
  return ended(child)
}

export function ended(child: ChildProcess): Promise<Ended> {
  let out = ''
  let err = ''
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    out += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    err += text
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })))
}

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'windward-test-'))
}
