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
import { Refused } from './refusal.ts'

/** A long game takes some hundred kilobytes. */
const LARGEST = 64 * 1024 * 1024

/** The text of a file, or a sentence why there is none. */
export function readText(path: string): string {
  try {
    const { size } = isFile(path)
    if (size > LARGEST) throw new Refused(`${path} is too large for a record (${Math.ceil(size / 1024 / 1024)} MB).`, 1)
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path))
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(`${path} ${reasonOf(error)}`, 1)
  }
}

/** Beside its place first, then moved there in one step: no reader ever finds half a file, not even after a crash. */
export function writeWhole(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}.draft`)
  try {
    const file = openSync(draft, 'w')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
  } catch (error) {
    rmSync(draft, { force: true })
    if (!existsSync(dirname(path))) throw new Refused(`${path} cannot be written: ${dirname(path)} does not exist.`, 1)
    throw new Refused(`${path} ${reasonOf(error)}`, 1)
  }
}

export function exists(path: string): boolean {
  return existsSync(path)
}

function isFile(path: string): { readonly size: number } {
  const status = statSync(path)
  if (status.isDirectory()) throw new Refused(`${path} is a directory, not a record.`, 1)
  if (!status.isFile()) throw new Refused(`${path} is not a file.`, 1)
  return status
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist.',
  ENOTDIR: 'does not exist.',
  EACCES: 'may not be opened: permission denied.',
  EPERM: 'may not be changed: permission denied.',
  EISDIR: 'is a directory.',
  ENOSPC: 'cannot be written: the disk is full.',
  EROFS: 'cannot be written: the disk is read-only.',
  ENAMETOOLONG: 'has too long a name.',
  ERR_ENCODING_INVALID_ENCODED_DATA: 'is not text: it is no record.',
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return REASONS[code] ?? `cannot be used (${error instanceof Error ? error.message : String(error)}).`
}
