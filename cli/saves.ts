/** Saved games: one record each, in the user's state directory. */

import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import type { Verified } from '@windward/core/record.ts'
import { verifyRecord } from '@windward/games/records.ts'
import { ExitError } from './exitError.ts'
import { exists, readText, writeWhole } from './files.ts'
import type { Io } from './io.ts'

export interface Save {
  readonly name: string
  readonly path: string
}

export function saveNamed(name: string, env: Io['env']): Save {
  return { name, path: join(stateDirectory(env), `${name}.json`) }
}

/** A name among the saved games, or any file. */
export function findSave(given: string, env: Io['env']): Save {
  if (!/[/\\]|[.]json$/.test(given)) {
    const save = saveNamed(given, env)
    if (!exists(save.path)) throw new ExitError('refuse.noSuchSave', { given })
    return save
  }
  if (!exists(given)) throw new ExitError('file.missing', { path: given })
  return { name: given, path: given }
}

/** The latest first. */
export function listSaves(env: Io['env']): readonly Save[] {
  const directory = stateDirectory(env)
  if (!exists(directory)) return []
  return readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ save: saveNamed(basename(file, '.json'), env), time: statSync(join(directory, file)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ save }) => save)
}

export async function readSave({ path }: Save): Promise<{ readonly text: string; readonly result: Verified }> {
  const text = readText(path)
  return { text, result: await verifyRecord(text) }
}

export function writeSave({ path }: Save, text: string): void {
  writeWhole(path, text)
}

/** Made when the first game is saved. */
export function makeStateDirectory(env: Io['env']): void {
  try {
    mkdirSync(stateDirectory(env), { recursive: true })
  } catch {
    throw new ExitError('refuse.notSavable', { path: stateDirectory(env) }, 1)
  }
}

function stateDirectory(env: Io['env']): string {
  return join(env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'windward')
}
