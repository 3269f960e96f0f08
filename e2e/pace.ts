/**
 * What each picture of a whole game of Marauders costs the page, in processor time of its thread: script, style and
 * layout from one answer to the next, by the number of pictures shown between them. `npm run build`, then `npm run pace`.
 */

import { chromium } from '@playwright/test'
import { flags } from '../scripts/flags.ts'
import { dealBy, LAUNCH, PORT, SIZES, serve } from './browser.ts'
import { asked, hurry } from './table.ts'

flags({})
/** A frame of a screen that is drawn sixty times a second, in milliseconds. */
const FRAME = 16
const MOST_ANSWERS = 900
/** So many are named. */
const DEAREST = 10

const server = await serve(PORT + 300)
const browser = await chromium.launch(LAUNCH)
try {
  const page = await (await browser.newContext({ viewport: SIZES.desktop, locale: 'en' })).newPage()
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable', { timeDomain: 'threadTicks' })
  await hurry(page)
  await page.addInitScript(dealBy, 'alike')
  await page.goto(`${server.url}#/new/marauders`)
  await page.getByRole('combobox', { name: 'Event Cards (most rounds)' }).selectOption('15')
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await asked(page)
  const costs: Cost[] = []
  let before = await spent()
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const { what, isOver } = await page.evaluate(answer, answers)
    const after = await spent()
    const pictures = after.pictures - before.pictures
    if (pictures > 0) {
      costs.push({ what, pictures, script: after.script - before.script, layout: after.layout - before.layout })
    }
    before = after
    if (isOver) break
  }
  report(costs)

  async function spent() {
    const pictures = await page.evaluate(() => performance.getEntriesByName('picture').length)
    const { metrics } = await client.send('Performance.getMetrics')
    const of = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
    return { pictures, script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') }
  }
} finally {
  await browser.close()
  server.stop()
}

interface Cost {
  /** The answer that led to it. */
  readonly what: string
  readonly pictures: number
  readonly script: number
  readonly layout: number
}

function costOf({ pictures, script, layout }: Cost): number {
  return (script + layout) / pictures
}

/** In the page: gives some answer, and waits until the next one is asked for or the game is over. */
async function answer(n: number): Promise<{ what: string; isOver: boolean }> {
  const choices = document.querySelectorAll<HTMLElement>('.choice')
  const shown = performance.getEntriesByName('picture').length
  const chosen = choices[(n * 5) % choices.length]
  const what = chosen?.innerText ?? ''
  chosen?.click()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    if (document.querySelector('dialog[open]')) return { what, isOver: true }
    const isShown = performance.getEntriesByName('picture').length > shown
    if (isShown && document.querySelector('.choice:not([inert] *)')) return { what, isOver: false }
  }
}

function report(costs: readonly Cost[]): void {
  const each = costs.map(costOf).sort((a, b) => a - b)
  const at = (share: number) => (each[Math.floor(share * (each.length - 1))] ?? 0).toFixed(1)
  const sum = (of: 'pictures' | 'script' | 'layout') => costs.reduce((total, cost) => total + cost[of], 0)
  const over = each.filter((cost) => cost > FRAME).length
  console.log(`${sum('pictures')} pictures after ${costs.length} answers, processor time for each picture:`)
  console.log(`median ${at(0.5)} ms, 95 % under ${at(0.95)} ms, the longest ${at(1)} ms; over ${FRAME} ms: ${over}`)
  const mean = (of: 'script' | 'layout') => (sum(of) / sum('pictures')).toFixed(1)
  console.log(`on average ${mean('script')} ms of script, ${mean('layout')} ms of style and layout`)
  for (const cost of costs.toSorted((a, b) => costOf(b) - costOf(a)).slice(0, DEAREST)) {
    console.log(`  ${costOf(cost).toFixed(1)} ms: ${cost.pictures} after ${cost.what.replaceAll('\n', ' ')}`)
  }
}
