/**
 * What a whole game of Marauders costs the page's thread, in processor time: each frame, and everything it did for a change
 * of the table, for a question with what is laid around the chart for it, and for a press, until the next of them. First
 * how many presses a merchant's port call, a quiet round at sea and a marauder's round take.
 * `npm run build`, then `npm run pace`; `npm run pace -- --presses` for the presses alone.
 */

import { chromium } from '@playwright/test'
import { flags } from '../scripts/flags.ts'
import { dealBy, LAUNCH, PORT, SIZES, serve } from './browser.ts'
import { maraudersRound, merchantsPortCall, quietRound, settle } from './presses.ts'
import { asked, hurry, SHEET, unfold } from './table.ts'
import { type PaintedFrame, readFrames } from './trace.ts'

const { presses: isPressesAlone } = flags({ presses: false })
/** A frame of a screen that is drawn sixty times a second, in milliseconds. */
const LONGEST = 16
const MOST_ANSWERS = 900
/** So many are named. */
const DEAREST = 10
/** The marks of every change that the table shows, of every question, and of an answer. */
const [PICTURE, QUESTION, ANSWER] = ['picture', 'question', 'answer: ']

const server = await serve(PORT + 300)
const browser = await chromium.launch(LAUNCH)
try {
  await countPresses()
  if (!isPressesAlone) await measure()
} finally {
  await browser.close()
  server.stop()
}

async function countPresses(): Promise<void> {
  const rounds = {
    'merchant’s port call': merchantsPortCall,
    'quiet round at sea': quietRound,
    'marauder’s round': maraudersRound,
  }
  for (const [name, play] of Object.entries(rounds)) {
    const page = await (
      await browser.newContext({ viewport: SIZES.desktop, locale: 'en', baseURL: server.url })
    ).newPage()
    await settle(page)
    console.log(`presses, ${name}: ${await play(page)}`)
    await page.close()
  }
}

async function measure(): Promise<void> {
  const page = await (await browser.newContext({ viewport: SIZES.desktop, locale: 'en' })).newPage()
  await hurry(page)
  await page.addInitScript(dealBy, 'alike')
  await page.goto(`${server.url}#/new/marauders`)
  await unfold(page)
  await page.getByRole('combobox', { name: 'Event Cards (most rounds)' }).selectOption('15')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await asked(page)
  // Laying the table is no change of it.
  await page.waitForTimeout(1000)
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  let answers = 0
  const wish = { mark: ANSWER, picture: PICTURE, sheet: SHEET }
  while (answers < MOST_ANSWERS && !(await page.evaluate(answer, { ...wish, n: answers }))) answers += 1
  report(readFrames((await browser.stopTracing()).toString(), [PICTURE, QUESTION, ANSWER]))
}

interface Wish {
  readonly n: number
  readonly mark: string
  readonly picture: string
  readonly sheet: string
}

/** In the page: gives some answer, and waits until the next one is asked for. Whether the game is over. */
async function answer({ n, mark, picture, sheet }: Wish): Promise<boolean> {
  // To retire is doubted, and would be pressed twice.
  const choices = [...document.querySelectorAll<HTMLElement>('.choice')].filter(
    (choice) => !/Retire/.test(choice.innerText),
  )
  const shown = performance.getEntriesByName(picture).length
  const chosen = choices[(n * 5) % choices.length]
  performance.mark(`${mark}${chosen?.textContent?.trim()}`)
  chosen?.click()
  for (let waited = 0; waited < 300; waited++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (document.querySelector('.ending')) return true
    document.querySelector<HTMLElement>(sheet)?.click()
    const isShown = performance.getEntriesByName(picture).length > shown
    if (isShown && document.querySelector('.choice:not([inert] *)')) return false
  }
  throw new Error(`nothing more is asked after: ${chosen?.textContent}`)
}

/** What was done from each such mark to the next of any kind. A frame that several share is divided among them. */
function wholes(frames: readonly PaintedFrame[], mark: string): readonly number[] {
  const costs: { of: string; ms: number }[] = []
  for (const { ms, marks } of frames) {
    for (const of of marks) costs.push({ of, ms: ms / marks.length })
    const last = costs.at(-1)
    if (marks.length === 0 && last) last.ms += ms
  }
  return costs.filter(({ of }) => of.startsWith(mark)).map(({ ms }) => ms)
}

function spread(costs: readonly number[]): string {
  const sorted = costs.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length
  const over = costs.filter((cost) => cost > LONGEST).length
  return `${costs.length}, median ${at(0.5)} ms, average ${mean.toFixed(1)}, 95 % under ${at(0.95)}, the longest ${at(1)}; over ${LONGEST} ms: ${over}`
}

function report(frames: readonly PaintedFrame[]): void {
  console.log(`frames: ${spread(frames.map(({ ms }) => ms))}`)
  console.log(`changes of the table: ${spread(wholes(frames, PICTURE))}`)
  console.log(`questions, with what is laid around the chart: ${spread(wholes(frames, QUESTION))}`)
  console.log(`presses: ${spread(wholes(frames, ANSWER))}`)
  const dearest = frames.map((frame, i) => ({ ...frame, i })).toSorted((a, b) => b.ms - a.ms)
  for (const { ms, marks, i } of dearest.slice(0, DEAREST)) {
    const after = frames.slice(0, i + 1).flatMap((frame) => frame.marks.filter((mark) => mark.startsWith(ANSWER)))
    console.log(
      `  ${ms.toFixed(1)} ms: ${marks.join(', ') || 'the rest'}, after ${after.at(-1)?.slice(ANSWER.length) ?? 'nothing'}`,
    )
  }
}
