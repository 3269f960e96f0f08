/** The part of a process that the program uses: a process brings its own, a test another. */

import type { Readable, Writable } from 'node:stream'

export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
  /** None: all is well. */
  exitCode?: number | string | null | undefined
}

type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number; readonly rows?: number }

export function print({ stdout }: Io, text: string): void {
  stdout.write(`${text}\n`)
}

export function complain({ stderr }: Io, text: string): void {
  stderr.write(`${text}\n`)
}
