/** Records on disk: read with care, written whole or not at all. */

import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ExitError } from './exitError.ts'
import type { TerminalKey } from './words/index.ts'

/** A long game takes some hundred kilobytes. */
const LARGEST = 64 * 1024 * 1024

/** The text of a file, or a sentence why there is none. */
export function readText(path: string): string {
  try {
    const { size } = isFile(path)
    if (size > LARGEST) throw new ExitError('file.tooLarge', { path, size: Math.ceil(size / 1024 / 1024) }, 1)
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    if (error instanceof ExitError) throw error
    throw unusable(path, error)
  }
}

/** A whole file at once. */
export function writeWhole(path: string, text: string): void {
  const draft = new FileDraft(path)
  draft.add(text)
  draft.keep()
}

/** Beside its place first, then moved there in one step: no reader ever finds half a file, not even after a crash. */
export class FileDraft {
  readonly #path: string
  readonly #draft: string
  readonly #file: number

  constructor(path: string) {
    this.#path = path
    this.#draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`)
    this.#file = this.#attempt(() => openSync(this.#draft, 'w'))
  }

  add(text: string): void {
    this.#attempt(() => writeFileSync(this.#file, text))
  }

  keep(): void {
    this.#attempt(() => {
      fsyncSync(this.#file)
      closeSync(this.#file)
      renameSync(this.#draft, this.#path)
    })
  }

  drop(): void {
    rmSync(this.#draft, { force: true })
  }

  #attempt<T>(write: () => T): T {
    try {
      return write()
    } catch (error) {
      this.drop()
      const folder = dirname(this.#path)
      if (!existsSync(folder)) throw new ExitError('file.noFolder', { path: this.#path, folder }, 1)
      throw unusable(this.#path, error)
    }
  }
}

export function exists(path: string): boolean {
  return existsSync(path)
}

function isFile(path: string): { readonly size: number } {
  const status = statSync(path)
  if (status.isDirectory()) throw new ExitError('file.notRecord', { path }, 1)
  if (!status.isFile()) throw new ExitError('file.notFile', { path }, 1)
  return status
}

const REASONS: Readonly<Record<string, TerminalKey>> = {
  ENOENT: 'file.missing',
  ENOTDIR: 'file.missing',
  EACCES: 'file.closed',
  EPERM: 'file.locked',
  EISDIR: 'file.directory',
  ENOSPC: 'file.full',
  EROFS: 'file.readOnly',
  ENAMETOOLONG: 'file.longName',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'file.notText',
}

function unusable(path: string, error: unknown): ExitError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const detail = error instanceof Error ? error.message : String(error)
  return new ExitError(REASONS[code] ?? 'file.unusable', { path, detail }, 1)
}
