/**
 * Freezes the rules of a game as they are: what a match or a record of this revision is played and judged by for ever.
 *
 *     npm run freeze -- haendler [--at COMMIT]
 *
 * Do it when a revision is released, and before its `rev` is raised. Rules, words and judge go into
 * `games/<game>/revisions/<rev>/`, a file each that needs nothing else, with the game's fixtures beside them; their checksums
 * go into `games/frozen.ts`. Done again, it renews words and judge: rules that are frozen stay. With `--at` it is done for the
 * sources of an older commit.
 */

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { verify } from '@windward/core/record.ts'
import { GAME_IDS, type GameId, isGameId } from '@windward/games/catalogue.ts'
import type { FROZEN, FrozenSums } from '@windward/games/frozen.ts'
import { ROOT } from '../cli/node.mjs'
import { flags, refuse } from './flags.ts'

const LIST = join(ROOT, 'games/frozen.ts')
const ROLLDOWN = join(ROOT, 'node_modules/.bin/rolldown')
const RULES = 'frozen-rules.js'
const WORDS = 'frozen-words.js'
const JUDGE = 'frozen-judge.js'
/** They may become better while their rules are today’s. */
const RENEWED = [WORDS, JUDGE]
const ENGINE = ['core', 'games', 'bots', 'analysis']

/** Puts the rules, words and judge of a game into a folder of its revision; which revision that is. */
export async function freeze(id: GameId, from: string, to: string): Promise<number> {
  const draft = mkdtempSync(join(ROOT, 'node_modules/.freeze-'))
  try {
    bundle(join(from, 'games', id, 'index.ts'), join(draft, RULES))
    bundle(join(from, 'games', id, 'words/index.ts'), join(draft, WORDS))
    const judge = join(from, 'analysis', `${id}.ts`)
    // A commit may be from before there was an analysis.
    if (existsSync(judge)) bundle(judge, join(draft, JUDGE))
    const { [id]: game } = await import(join(draft, RULES))
    const home = join(to, String(game.rev))
    if (existsSync(home)) {
      for (const file of RENEWED) if (existsSync(join(draft, file))) cpSync(join(draft, file), join(home, file))
    } else {
      cpSync(join(from, 'games', id, 'fixtures'), draft, { recursive: true })
      for (const file of recordsIn(draft)) {
        const verified = verify(readFileSync(join(draft, file), 'utf8'), [game])
        if (!verified.ok) throw new Error(`${file} is no record of revision ${game.rev}: ${verified.fault.code}.`)
      }
      cpSync(draft, home, { recursive: true })
    }
    return game.rev
  } finally {
    rmSync(draft, { recursive: true })
  }
}

/** The checksums of all that lies in `games/<game>/revisions/`. */
export function frozenSums(): typeof FROZEN {
  const games = GAME_IDS.map((id) => [id, revisionsOf(id)] as const).filter(([, found]) => found.length > 0)
  return Object.fromEntries(
    games.map(([id, found]) => [id, Object.fromEntries(found.map((rev) => [rev, sumsOf(id, rev)]))]),
  )
}

export function recordsIn(folder: string): readonly string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.json'))
}

export function folderOf(id: GameId): string {
  return join(ROOT, 'games', id, 'revisions')
}

function revisionsOf(id: GameId): readonly number[] {
  const folder = folderOf(id)
  return existsSync(folder) ? readdirSync(folder).map(Number) : []
}

function sumsOf(id: GameId, rev: number): FrozenSums {
  const at = (file: string) => join(folderOf(id), String(rev), file)
  const sum = (file: string) =>
    createHash('sha256')
      .update(readFileSync(at(file)))
      .digest('hex')
  return { rules: sum(RULES), words: sum(WORDS), ...(existsSync(at(JUDGE)) && { judge: sum(JUDGE) }) }
}

function written(list: typeof FROZEN): string {
  const head = readFileSync(LIST, 'utf8').split('= {')[0]
  const games = Object.entries(list).map(([id, revisions]) => {
    const lines = Object.entries(revisions).map(([rev, sums]) => {
      const parts = Object.entries(sums).map(([part, sum]) => `      ${part}: '${sum}',\n`)
      return `    ${rev}: {\n${parts.join('')}    },\n`
    })
    return `  ${id}: {\n${lines.join('')}  },\n`
  })
  return `${head}= {\n${games.join('')}}\n`
}

function bundle(entry: string, out: string): void {
  const args = [entry, '--file', out, '--format', 'esm', '--platform', 'neutral', '--minify']
  execFileSync(ROLLDOWN, args, { stdio: ['ignore', 'ignore', 'inherit'] })
}

/** The engine's sources at a commit, where packages are found but not the engine of today. */
function checkedOut(commit: string): string {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.freeze-'))
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: ROOT, maxBuffer: 2 ** 28 })
  const parts = git('ls-tree', '--name-only', commit, ...ENGINE)
    .toString()
    .trim()
    .split('\n')
  const archive = git('archive', commit, ...parts)
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  mkdirSync(join(folder, 'node_modules/@windward'), { recursive: true })
  for (const part of parts) symlinkSync(join(folder, part), join(folder, 'node_modules/@windward', part))
  return folder
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { at, names } = flags({ at: '' }, GAME_IDS)
  const [id = ''] = names
  if (!isGameId(id)) refuse(`Name one game of: ${GAME_IDS.join(', ')}.`)
  const from = at === '' ? ROOT : checkedOut(at)
  try {
    const rev = await freeze(id, from, folderOf(id))
    writeFileSync(LIST, written(frozenSums()))
    console.log(`Revision ${rev} of ${id} is frozen.`)
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  } finally {
    if (at !== '') rmSync(from, { recursive: true })
  }
}
