/**
 * What each frame of a whole game of Marauders costs the page's thread, in processor time: all it did since the frame
 * before, divided by the changes of the table that are seen with it, if there are several. `npm run build`, then
 * `npm run pace`.
 */

import { chromium } from '@playwright/test'
import { flags } from '../scripts/flags.ts'
import { dealBy, LAUNCH, PORT, SIZES, serve } from './browser.ts'
import { asked, hurry } from './table.ts'
import { type Frame, readFrames } from './trace.ts'

flags({})
/** A frame of a screen that is drawn sixty times a second, in milliseconds. */
const LONGEST = 16
const MOST_ANSWERS = 900
/** So many are named. */
const DEAREST = 10
/** The mark of every change that the table shows, and of an answer. */
const PICTURE = 'picture'
const ANSWER = 'answer: '

const server = await serve(PORT + 300)
const browser = await chromium.launch(LAUNCH)
try {
  const page = await (await browser.newContext({ viewport: SIZES.desktop, locale: 'en' })).newPage()
  await hurry(page)
  await page.addInitScript(dealBy, 'alike')
  await page.goto(`${server.url}#/new/marauders`)
  await page.getByRole('combobox', { name: 'Event Cards (most rounds)' }).selectOption('15')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await asked(page)
  // Laying the table is no change of it.
  await page.waitForTimeout(1000)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  let answers = 0
  while (answers < MOST_ANSWERS && !(await page.evaluate(answer, { n: answers, mark: ANSWER, picture: PICTURE })))
    answers += 1
  report(readFrames((await browser.stopTracing()).toString(), PICTURE, ANSWER), answers)
} finally {
  await browser.close()
  server.stop()
}

function costOf({ ms, changes }: Frame): number {
  return ms / Math.max(1, changes)
}

/** In the page: gives some answer, and waits until the next one is asked for. Whether the game is over. */
async function answer({ n, mark, picture }: { n: number; mark: string; picture: string }): Promise<boolean> {
  const choices = document.querySelectorAll<HTMLElement>('.choice')
  const shown = performance.getEntriesByName(picture).length
  const chosen = choices[(n * 5) % choices.length]
  performance.mark(`${mark}${chosen?.textContent?.trim()}`)
  chosen?.click()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (document.querySelector('dialog[open]')) return true
    const isShown = performance.getEntriesByName(picture).length > shown
    if (isShown && document.querySelector('.choice:not([inert] *)')) return false
  }
}

/** What each change costs with the frames that follow it. */
function wholes(frames: readonly Frame[]): readonly number[] {
  const costs: number[] = []
  for (const { ms, changes } of frames) {
    for (let i = 1; i < changes; i += 1) costs.push(ms / changes)
    if (changes > 0) costs.push(ms / changes)
    else if (costs.length > 0) costs[costs.length - 1] += ms
  }
  return costs
}

function spread(costs: readonly number[]): string {
  const sorted = costs.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
  const over = costs.filter((cost) => cost > LONGEST).length
  return `median ${at(0.5)} ms, average ${mean.toFixed(1)}, 95 % under ${at(0.95)}, the longest ${at(1)}; over ${LONGEST} ms: ${over}`
}

function report(frames: readonly Frame[], answers: number): void {
  const changes = frames.reduce((n, frame) => n + frame.changes, 0)
  console.log(`${changes} changes of the table after ${answers} answers, seen with ${frames.length} frames`)
  console.log(`a frame: ${spread(frames.map(costOf))}`)
  console.log(`a change, with all that is built up until the next: ${spread(wholes(frames))}`)
  for (const frame of frames.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, DEAREST)) {
    console.log(`  ${costOf(frame).toFixed(1)} ms: ${frame.changes} after ${frame.after}`)
  }
}
