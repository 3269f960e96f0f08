/** Runs the program: within the test, or as a process of its own where that is what is tested. */

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import picocolors from 'picocolors'
import { afterAll, beforeAll } from 'vitest'
import type { Io } from './io.ts'
import { paint } from './look.ts'
import { findNode } from './node.mjs'
import { main } from './program.ts'

export const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
export const NODE = findNode() ?? process.execPath

export interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface RunSetting {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
}

/** Saves go to `home`; language and colours do not depend on who runs the tests. */
export function environment(home: string, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...own } = process.env
  return { ...own, XDG_STATE_HOME: home, LC_ALL: 'C', NO_COLOR: '1', ...more }
}

/** The program within the test: quick, and all but the process is real. */
export async function windward(home: string, args: readonly string[], setting: RunSetting = {}): Promise<Ended> {
  const [stdout, stderr] = [new Listener(), new Listener()]
  const stdin = Readable.from(setting.input === undefined ? [] : [setting.input])
  const io: Io = { stdin, stdout, stderr, env: environment(home, setting.env) }
  await main(args, io)
  return { code: Number(io.exitCode ?? 0), out: stdout.heard, err: stderr.heard }
}

class Listener extends Writable {
  heard = ''

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.heard += chunk.toString()
    done()
  }
}

/** A process of its own. */
export function start(home: string, args: readonly string[], { env }: RunSetting = {}): ChildProcess {
  return spawn(NODE, [MAIN, ...args], { env: environment(home, env) })
}

export function asProcess(home: string, args: readonly string[], setting: RunSetting = {}): Promise<Ended> {
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

/** What it complains, until that is said or it ends. */
export function heard(child: ChildProcess, what: RegExp): Promise<string> {
  return new Promise((resolve) => {
    let all = ''
    child.stderr?.setEncoding('utf8').on('data', (text) => {
      all += text
      if (what.test(all)) resolve(all)
    })
    child.on('close', () => resolve(all))
  })
}

/** In the tests of a file, colours are part of what is compared. */
export function withColours(): void {
  const plain = { ...paint }
  beforeAll(() => void Object.assign(paint, picocolors.createColors(true)))
  afterAll(() => void Object.assign(paint, plain))
}

export function freshFolder(): string {
  return mkdtempSync(join(tmpdir(), 'windward-test-'))
}
