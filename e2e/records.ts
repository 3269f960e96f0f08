/** Moments out of the records that the tests of the rules keep: they show what does not come at once in a game. */

import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { ROOT } from './browser.ts'

const FOLDER = `${ROOT}games/marauders/fixtures/`

/** What is going on when such an answer is asked for. */
export const MATTERS = { raid: 'exchangeCard', battle: 'declare' } as const

/** Opens a record of Marauders in which such an answer is given, right before it. */
export async function openBefore(page: Page, answer: string): Promise<void> {
  for (const name of readdirSync(FOLDER)) {
    const text = readFileSync(FOLDER + name, 'utf8')
    const { moves } = JSON.parse(text) as { readonly moves: readonly (readonly [number, { readonly type: string }])[] }
    const at = moves.findIndex(([, { type }]) => type === answer)
    if (at < 0) continue
    await page.goto('/#/replay')
    await page.reload()
    const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) }
    await page.getByLabel('Open a record from a file').setInputFiles(file)
    await page.getByRole('slider', { name: 'Move' }).fill(String(at))
    return
  }
  throw new Error(`no record has a ${answer}`)
}
