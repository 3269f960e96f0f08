/** Moments out of the records that the tests of the rules keep: they show what does not come at once in a game. */

import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ROOT } from './browser.ts'

const FOLDER = `${ROOT}games/marauders/fixtures/`

/** What is going on when such an answer is asked for. */
export const MATTERS = { raid: 'exchangeCard', battle: 'declare', plunder: 'claimShip' } as const

interface Kept {
  readonly seats: number
  readonly moves: readonly (readonly [number, { readonly type: string }])[]
}

/** The first record of Marauders in which such an answer is given, and where. */
function recordWith(answer: string): { name: string; text: string; record: Kept; at: number } {
  for (const name of readdirSync(FOLDER)) {
    const text = readFileSync(FOLDER + name, 'utf8')
    const record = JSON.parse(text) as Kept
    const at = record.moves.findIndex(([, { type }]) => type === answer)
    if (at >= 0) return { name, text, record, at }
  }
  throw new Error(`no record has a ${answer}`)
}

/** Opens a record of Marauders in which such an answer is given, right before it. */
export async function openBefore(page: Page, answer: string): Promise<void> {
  const { name, text, at } = recordWith(answer)
  await page.goto('/#/replay')
  await page.reload()
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
  await page.getByLabel('Open a record from a file').setInputFiles(file)
  await page.getByRole('slider', { name: 'Move' }).fill(String(at))
}

/** Sits down in such a record, as a game of this device, in the place of whoever gives the answer. */
export async function sitBefore(page: Page, answer: string): Promise<void> {
  const { record, at } = recordWith(answer)
  const [asked] = record.moves[at]
  const players = Array.from({ length: record.seats }, (_, seat) =>
    seat === asked ? { name: 'Ada' } : { name: `Bot ${seat}`, bot: 'random' },
  )
  const kept = { id: answer, players, record: { ...record, moves: record.moves.slice(0, at) }, over: false, touched: 1 }
  await page.goto('/')
  await page.getByRole('heading').first().waitFor()
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
  await page.goto(`/#/play/${answer}`)
}
