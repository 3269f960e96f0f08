/**
 * How soon the client is there for somebody who has never been: the home page until it can be pressed, and from "Play
 * now" to the first question of each game; and how much script that takes, its workers' included. Each visit has a
 * browser of its own that knows nothing yet. `bench:web` runs it, and may give it another build to take turns with.
 */

import { gzipSync } from 'node:zlib'
import type { Browser, Page } from '@playwright/test'
import { GAME_IDS, type GameId } from '@windward/games/catalogue.ts'
import { dealBy, SIZES } from './browser.ts'
import { type MarkedSpan, readSpans } from './trace.ts'

export interface Build {
  readonly name: string
  readonly url: string
}

export interface LoadSetting {
  readonly browser: Browser
  /** By how much the page's thread is slowed down. */
  readonly slow: number
  readonly rounds: number
  readonly ways: readonly WayToMeasure[]
  /** What the traced run writes down. */
  readonly categories: string[]
}

const WAYS = ['clock', 'processor'] as const
export type WayToMeasure = (typeof WAYS)[number]

/** The first that a newcomer may press; it comes last. */
const HERO = '.hero .primary:not(.hidden)'
/** What is pressed for each game; the first of them lies in the hero. */
const playOf = (game: GameId) =>
  game === GAME_IDS[0] ? HERO : `article:nth-of-type(${GAME_IDS.indexOf(game) + 1}) .ways .button`
/** Nobody presses before they have seen what there is to press. */
const GLANCE = 2000
/** An answer that can be given, or something to bid with. */
const ANSWER = '.choice:not([inert] *), .held:not([inert] *)'
/** What is marked in the page: it can be pressed, it was, and something is asked. */
const MARKS = ['interactive', 'pressed', 'asked'] as const
const LONG = 50

/** Until the home page could be pressed, and from the press to the first question. */
interface Visit {
  readonly home: Part
  readonly table: Part
}

interface Part extends MarkedSpan {
  /** KB of script, compressed, that was asked for by its end, from the beginning on. */
  readonly script: number
}

export async function load(builds: readonly Build[], setting: LoadSetting): Promise<void> {
  for (const way of setting.ways) {
    console.log(`  ${HOW[way]}, × ${setting.slow}; in turns, ${setting.rounds} times, the middle of each`)
    const homes = builds.map((): Part[] => [])
    for (const game of GAME_IDS) {
      const tables = builds.map((): Part[] => [])
      for (let round = 0; round < setting.rounds; round++) {
        for (const [i, { url }] of builds.entries()) {
          const { home, table } = await visit(url, game, way, setting)
          homes[i].push(home)
          tables[i].push(table)
        }
      }
      for (const [i, { name }] of builds.entries()) tell(`${name}, from "Play now" to a question of ${game}`, tables[i])
    }
    for (const [i, { name }] of builds.entries()) tell(`${name}, home page`, homes[i])
  }
}

const HOW: Readonly<Record<WayToMeasure, string>> = {
  clock: "by the clock, the page's thread slowed down",
  processor: "by the processor: what the page's thread had of it, not slowed down",
}

function tell(what: string, parts: readonly Part[]): void {
  const middle = (values: readonly number[]) => Math.round(values.toSorted((a, b) => a - b)[values.length >> 1])
  const long = parts.map(({ tasks }) => tasks.filter((ms) => ms > LONG).map(Math.round))
  const [ms, script] = [parts.map((part) => part.ms), parts.map((part) => part.script)].map(middle)
  const tasks = long.map((some) => some.join(' ') || 'none').join(', ')
  console.log(`    ${what}: ${ms} ms, ${script} KB of script by then, tasks over ${LONG} ms: ${tasks}`)
}

async function visit(url: string, game: GameId, way: WayToMeasure, setting: LoadSetting): Promise<Visit> {
  const { browser, slow, categories } = setting
  const context = await browser.newContext({ viewport: SIZES.desktop, locale: 'en' })
  try {
    const page = await context.newPage()
    const asked: Asked[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('.js')) asked.push({ at: Date.now(), url: request.url() })
    })
    await page.addInitScript(watch, { button: HERO, answer: ANSWER, marks: MARKS })
    await page.addInitScript(dealBy, 'alike')
    // Of the same origin, so that the page gets no other process later; it fetches no script.
    await page.goto(`${url}icon.svg`)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: way === 'clock' ? slow : 1 })
    if (way === 'processor') await browser.startTracing(page, { categories })
    await play(page, url, playOf(game))
    const spans =
      way === 'clock'
        ? await page.evaluate(spansOf, MARKS)
        : readSpans((await browser.stopTracing()).toString(), slow, MARKS)
    const times = await page.evaluate(
      (marks) => marks.map((name) => performance.timeOrigin + performance.getEntriesByName(name)[0].startTime),
      MARKS,
    )
    const script = await Promise.all(times.map((time) => scriptUntil(time, asked)))
    return { home: { ...spans[0], script: script[0] }, table: { ...spans[2], script: script[2] } }
  } finally {
    await context.close()
  }
}

async function play(page: Page, url: string, button: string): Promise<void> {
  await page.goto(url)
  await marked(page, MARKS[0])
  await page.waitForTimeout(GLANCE)
  await page.locator(button).first().click()
  await marked(page, MARKS[2])
}

async function marked(page: Page, mark: string): Promise<void> {
  const is = (name: string) => performance.getEntriesByName(name).length > 0
  await page.waitForFunction(is, mark, { polling: 200, timeout: 120_000 })
}

interface Asked {
  readonly at: number
  readonly url: string
}

const sizes = new Map<string, number>()

/** KB, each file once, however often it was asked for. */
async function scriptUntil(time: number, asked: readonly Asked[]): Promise<number> {
  let bytes = 0
  for (const url of new Set(asked.filter(({ at }) => at <= time).map((one) => one.url))) {
    const size = sizes.get(url) ?? gzipSync(await (await fetch(url)).bytes()).length
    sizes.set(url, size)
    bytes += size
  }
  return bytes / 1000
}

/** Runs in the page: marks when there is something to press, when it is pressed, and when something is asked. */
function watch(of: { readonly button: string; readonly answer: string; readonly marks: typeof MARKS }): void {
  const [interactive, pressed, asked] = of.marks
  const tasks: { at: number; ms: number }[] = []
  Object.assign(window, { tasks })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push({ at: entry.startTime, ms: entry.duration })
  }).observe({ type: 'longtask' })
  addEventListener('click', () => performance.mark(pressed), { capture: true, once: true })
  const markWhen = (sign: string, mark: string, then = () => {}) => {
    if (document.querySelector(sign) === null) {
      requestAnimationFrame(() => markWhen(sign, mark, then))
      return
    }
    // When it has been drawn, too.
    setTimeout(() => performance.mark(mark))
    then()
  }
  markWhen(of.button, interactive, () => markWhen(of.answer, asked))
}

/** Runs in the page: from each mark to the next. */
function spansOf(marks: readonly string[]): MarkedSpan[] {
  const times = marks.map((name) => performance.getEntriesByName(name)[0].startTime)
  const tasks = Reflect.get(window, 'tasks') as { at: number; ms: number }[]
  return times.map((to, i) => {
    const from = times[i - 1] ?? 0
    return { ms: to - from, tasks: tasks.filter(({ at }) => at >= from && at < to).map(({ ms }) => ms) }
  })
}
