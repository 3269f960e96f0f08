/** Saved games: one record each, in the user's state directory. */

import { mkdirSync, readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { type Verified, verify } from '@windward/core/record.ts'
import { exists, readText, writeWhole } from './files.ts'
import { ROOMS } from './games.ts'
import { Refused } from './refusal.ts'

export interface Save {
  readonly name: string
  readonly path: string
}

export function saveNamed(name: string): Save {
  return { name, path: join(stateDirectory(), `${name}.json`) }
}

/** A name among the saved games, or any file. */
export function findSave(given: string): Save {
  if (!/[/\\]|[.]json$/.test(given)) {
    const save = saveNamed(given)
    if (!exists(save.path))
      throw new Refused(`No game is saved as “${given}”. windward play --resume lists what there is.`)
    return save
  }
  if (!exists(given)) throw new Refused(`${given} does not exist.`)
  return { name: given, path: given }
}

/** The latest first. */
export function listSaves(): readonly Save[] {
  const directory = stateDirectory()
  if (!exists(directory)) return []
  return readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .map((file) => ({ save: saveNamed(basename(file, '.json')), time: statSync(join(directory, file)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .map(({ save }) => save)
}

export function readSave({ path }: Save): { readonly text: string; readonly result: Verified } {
  const text = readText(path)
  return {
    text,
    result: verify(
      text,
      ROOMS.map(({ game }) => game),
    ),
  }
}

export function writeSave({ path }: Save, text: string): void {
  writeWhole(path, text)
}

/** Made when the first game is saved. */
export function makeStateDirectory(): void {
  try {
    mkdirSync(stateDirectory(), { recursive: true })
  } catch {
    throw new Refused(
      `Games cannot be saved: ${stateDirectory()} cannot be made. Set XDG_STATE_HOME to another place.`,
      1,
    )
  }
}

function stateDirectory(): string {
  return join(process.env.XDG_STATE_HOME || join(homedir(), '.local', 'state'), 'windward')
}
