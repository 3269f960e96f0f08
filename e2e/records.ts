/** Moments out of the records that the tests of the rules keep: they show what does not come at once in a game. */

import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { random } from '@windward/bots/random.ts'
import { Chance } from '@windward/core/chance.ts'
import { list, owed } from '@windward/core/choices.ts'
import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { type GameRecord, recordOf } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Question } from '@windward/games/marauders/vocabulary.ts'
import { ROOT } from './browser.ts'
import { visit } from './table.ts'

const FOLDER = `${ROOT}games/marauders/fixtures/`

/** What is going on when such an answer is asked for. */
export const MATTERS = { raid: 'exchangeCard', battle: 'declare', plunder: 'claimShip' } as const

interface PlainRecord {
  readonly seats: number
  readonly moves: readonly (readonly [number, { readonly type: string }, ...unknown[]])[]
}

/** The first record of Marauders in which such an answer is given, and where. */
function recordWith(answer: string): { name: string; text: string; record: PlainRecord; at: number } {
  for (const name of readdirSync(FOLDER)) {
    const text = readFileSync(FOLDER + name, 'utf8')
    const record = JSON.parse(text) as PlainRecord
    const at = record.moves.findIndex(([, { type }]) => type === answer)
    if (at >= 0) return { name, text, record, at }
  }
  throw new Error(`no record has a ${answer}`)
}

/** Opens a record of Marauders in which such an answer is given, right before it. */
export async function openBefore(page: Page, answer: string): Promise<void> {
  const { name, text, at } = recordWith(answer)
  await visit(page, '/#/replay')
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a record from a file').setInputFiles(file)
  await page.getByRole('slider', { name: 'Move' }).fill(String(at))
}

/** What somebody is asked, and what they see then. */
interface Staged {
  readonly view: View
  readonly choices: readonly Action[]
  readonly question: Question
}

/** Sits down where somebody is before such a choice: in the first game played by chance that comes to it. */
export async function sitWhere(
  page: Page,
  name: string,
  fits: (staged: Staged) => boolean,
  events = 34,
): Promise<void> {
  for (let n = 0; n < MOST_GAMES; n++) {
    const seats = 1 + (n % 3)
    const match = new Match(marauders, { options: { glory: 10, events }, seats, seed: `stage ${n}`, salt: '' })
    const rng = new Chance(`stage ${n}`)
    for (let moves = 0; match.questions().length > 0 && moves < MOST_MOVES; moves++) {
      const [question] = owed(match.questions())
      const { seat } = question
      const staged = { view: match.view(seat), choices: match.actions(seat) as readonly Action[], question }
      if (fits(staged)) return sitIn(page, { seat, record: recordOf(match) })
      match.submit(seat, random.decide({ ...staged, game: marauders, seat, rng }))
    }
  }
  throw new Error(`no game comes to ${name}`)
}

const MOST_GAMES = 60
const MOST_MOVES = 500

/** Sits down in such a record, as a game of this device, in the place of whoever gives the answer. */
export async function sitBefore(page: Page, answer: string): Promise<void> {
  const { record, at } = recordWith(answer)
  const before: PlainRecord = { ...record, moves: record.moves.slice(0, at) }
  await sitIn(page, { seat: record.moves[at][0], record: before })
}

/** Sits down in any record, in somebody's place; bots go on for the others. */
export async function sitIn(
  page: Page,
  { seat: asked, record }: { seat: number; record: Pick<PlainRecord, 'seats'> },
): Promise<void> {
  const players = Array.from({ length: record.seats }, (_, seat) =>
    seat === asked ? { name: 'Ada' } : { name: `Bot ${seat}`, bot: 'random' },
  )
  const kept = { id: 'staged', players, record, over: false, touched: 1 }
  // A page of the same origin that has nothing to draw.
  await page.goto('/icon.svg')
  await page.evaluate(async (kept) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('windward', 1)
      request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' })
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    await new Promise((resolve) => {
      const transaction = database.transaction('games', 'readwrite')
      transaction.objectStore('games').put(kept)
      transaction.oncomplete = resolve
    })
    database.close()
  }, kept)
  await page.goto('/#/play/staged')
}

/** So many turns everybody plays with care first: then they have persons, and expeditions lie open. */
const CAREFUL = 25
const FEW = 3

/** Sits down at Händler where the first seat has dared to reveal so many cards. */
export async function sitAtCrowd(page: Page, seats: number, cards: number): Promise<void> {
  for (let n = 0; n < MOST_GAMES; n++) {
    const match = new Match(haendler, { options: defaults(haendler), seats, seed: `crowd ${n}`, salt: '' })
    for (let moves = 0; match.questions().length > 0 && moves < MOST_MOVES; moves++) {
      const [{ seat }] = owed(match.questions())
      const { turn, harbor, phase } = match.view(seat)
      const dares = seat === 0 && turn > CAREFUL
      if (dares && phase === 'discover' && harbor.length >= cards) return sitIn(page, { seat, record: recordOf(match) })
      const choices = list(match.actions(seat))
      const wishes = [harbor.length < (dares ? cards : FEW) ? 'reveal' : 'stop', 'hire', 'loot']
      const wish = wishes.find((type) => choices.some((choice) => choice.type === type))
      match.submit(seat, choices.find(({ type }) => type === wish) ?? choices[0])
    }
  }
  throw new Error(`nobody reveals ${cards} cards`)
}

/** Some moves of Händler by two who play at random: enough to make mistakes. */
export function shortRecord(moves = 40): GameRecord {
  const match = new Match(haendler, { options: defaults(haendler), seats: 2, seed: 'short 3', salt: '' })
  const rng = new Chance('short')
  while (match.moves.length < moves) {
    const [question] = owed(match.questions())
    const { seat } = question
    const ask = { game: haendler, seat, question, choices: match.actions(seat), view: match.view(seat), rng }
    match.submit(seat, random.decide(ask))
  }
  return recordOf(match, ['Ada', 'Bruno'])
}
