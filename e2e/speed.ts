/**
 * How soon the screen answers, with the page's thread slowed down: `npm run build`, then `npm run bench:web`.
 *
 *     npm run bench:web [-- marauders battle --slow 4 --answers 40 --reaction 250 --size desktop --by processor --keep trace]
 *
 * An interaction lasts from the press to the next paint, as the browser's own event timing tells it; a long task is one
 * over 50 ms on the page's thread, told apart by whether the table had already asked its first question. The page is
 * pressed by coordinates and asked as little as can be, so that what is measured is the page and not the one who
 * measures. `--by` takes one of the two ways to measure, `clock` or `processor`; `--keep` keeps the trace with a profile
 * of the script.
 *
 *     npm run bench:web -- load [--rounds 3 --against REF]
 *
 * A first visit instead, with nothing kept from before; `--against` builds another commit and takes turns with it.
 */

import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { type CDPSession, chromium, type Page } from '@playwright/test'
import type { GameId } from '@windward/games/catalogue.ts'
import { checkOut } from '../bench/checkout.ts'
import { flags, refuse } from '../scripts/flags.ts'
import { dealBy, LAUNCH, PORT, SIZES, serve } from './browser.ts'
import { type Build, load, type WayToMeasure } from './load.ts'
import { MATTERS, openBefore, sitBefore } from './records.ts'
import { SHEET } from './table.ts'
import { LAID, readTrace, type Traced, type TracedTask } from './trace.ts'

type Scene = (page: Page) => Promise<void>
const GAMES: Readonly<Record<GameId, Scene>> = { haendler, karibik, marauders }
const SCENES: Readonly<Record<string, Scene>> = { ...GAMES, fight, battle, analysis, brokenOff, replay, shell }
const FIRST_VISIT = 'load'
const values = flags(
  { slow: 4, answers: 40, reaction: 250, size: 'desktop', by: 'both', keep: '', rounds: 3, against: '' },
  [...Object.keys(SCENES), FIRST_VISIT],
)
const { slow: SLOW, answers: ANSWERS, names } = values
/** Nobody presses before they have seen what there is to press. */
const GLANCE = 2000
/** An answer that can be given; one that was pressed takes the others with it. */
const CHOICE = '.choice:not([inert] *)'
/** More than any window's frame, in pixels. */
const FRAME = 300
/** The aims, in milliseconds. */
const SOON = 100
const LONG = 50
/** What the traced run writes down; a profile of the script, too, where somebody keeps it. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing']
const PROFILE = ['disabled-by-default-v8.cpu_profiler', 'disabled-by-default-devtools.timeline']

const server = await serve(PORT + 400)
const browser = await chromium.launch(LAUNCH)
try {
  for (const name of names.length > 0 ? names : Object.keys(SCENES)) await measure(name)
} finally {
  await browser.close()
  server.stop()
}

async function measure(name: string): Promise<void> {
  console.log(`${name} (${values.size})`)
  if (name === FIRST_VISIT) return firstVisits()
  if (values.by !== 'processor') await byTheClock(name)
  if (values.by !== 'clock') await byTheProcessor(name)
}

async function firstVisits(): Promise<void> {
  const ways = (['clock', 'processor'] as const).filter(
    (way: WayToMeasure) => values.by === 'both' || values.by === way,
  )
  const setting = { browser, slow: SLOW, rounds: values.rounds, ways, categories: CATEGORIES }
  const own = { name: 'here', url: server.url }
  if (values.against === '') return load([own], setting)
  await besideAnother(values.against, (other) => load([other, own], setting))
}

async function besideAnother(ref: string, measure: (other: Build) => Promise<void>): Promise<void> {
  const other = checkOut(ref) ?? refuse(`--against must name a commit, not "${ref}".`)
  const args = ['node_modules/vite/bin/vite.js', 'build', '--config', 'web/vite.config.ts', '--logLevel', 'error']
  execFileSync(process.execPath, args, { cwd: other.root, stdio: 'inherit' })
  const served = await serve(PORT + 401, other.root)
  await measure({ name: other.commit, url: served.url }).finally(() => served.stop())
}

async function byTheClock(name: string): Promise<void> {
  await scene(SLOW, async (page, devtools) => {
    const before = await busy(devtools)
    const began = Date.now()
    await SCENES[name](page)
    const share = ((await busy(devtools)) - before) / ((Date.now() - began) / 1000)
    tell(
      `by the clock, the page's thread slowed down ${SLOW} ×, busy ${Math.round(100 * share)} % of the time`,
      await page.evaluate(seen, LAID),
    )
  })
}

async function byTheProcessor(name: string): Promise<void> {
  await scene(1, async (page) => {
    await browser.startTracing(page, { categories: values.keep ? [...CATEGORIES, ...PROFILE] : CATEGORIES })
    await SCENES[name](page)
    const trace = await browser.stopTracing()
    if (values.keep) writeFileSync(`${values.keep}-${name}.json`, trace)
    tell(
      `by the processor: what the page's thread had of it, not slowed down, times ${SLOW}`,
      readTrace(trace.toString(), SLOW),
    )
  })
}

async function scene(rate: number, run: (page: Page, devtools: CDPSession) => Promise<void>): Promise<void> {
  const isPhone = values.size === 'phone'
  const viewport = isPhone ? SIZES.phone : SIZES.desktop
  const context = await browser.newContext({
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: 'en',
    baseURL: server.url,
  })
  try {
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.addInitScript(dealBy, 'alike')
    await page.goto(server.url)
    await wait(page, 'article .button')
    const devtools = await context.newCDPSession(page)
    await enlargeWindow(devtools)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate })
    await page.waitForTimeout(GLANCE)
    await run(page, devtools)
  } finally {
    await context.close()
  }
}

/** The window's frame takes of its height: what lies below is never drawn, and a press there never seen. */
async function enlargeWindow(devtools: CDPSession): Promise<void> {
  const { windowId } = await devtools.send('Browser.getWindowForTarget')
  const { width, height } = SIZES.wide
  await devtools.send('Browser.setWindowBounds', { windowId, bounds: { width: width + FRAME, height: height + FRAME } })
}

/** Runs in the page: keeps the longest event of every interaction, and every long task. */
function watch(): void {
  const interactions: { ms: number; what: string; id: number }[] = []
  const tasks: { at: number; ms: number }[] = []
  Object.assign(window, { seen: { interactions, tasks } })
  /** What was pressed may be gone when its time is told. */
  const pressed = new Map<number, string>()
  for (const name of ['pointerdown', 'pointerup', 'click', 'keydown']) {
    const note = ({ target, timeStamp }: globalThis.Event) => {
      const of = target instanceof Element ? target.closest('button, a, input, select, g') : undefined
      pressed.set(timeStamp, (of?.getAttribute('aria-label') ?? of?.textContent ?? '').trim().slice(0, 40))
    }
    addEventListener(name, note, { capture: true })
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue
      const what = `${entry.name} ${pressed.get(entry.startTime) ?? ''}`
      const known = interactions.find(({ id }) => id === entry.interactionId)
      if (known === undefined) interactions.push({ ms: entry.duration, what, id: entry.interactionId })
      else if (entry.duration > known.ms) known.ms = entry.duration
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) tasks.push({ at: entry.startTime, ms: entry.duration })
  }).observe({ type: 'longtask' })
}

/** Runs in the page: what it kept, and when the table asked its first question. */
function seen(laid: string): Traced {
  const kept = Reflect.get(window, 'seen') as Pick<Traced, 'interactions' | 'tasks'>
  return { ...kept, laid: performance.getEntriesByName(laid)[0]?.startTime ?? 0 }
}

/** Seconds that the page's thread had a processor, the slowing down included. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
}

function tell(how: string, { interactions, tasks, laid }: Traced): void {
  console.log(`  ${how} (load average ${loadavg()[0].toFixed(1)})`)
  const times = interactions.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (q: number) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * q))] ?? 0)
  const late = interactions.filter(({ ms }) => ms >= SOON).sort((a, b) => b.ms - a.ms)
  console.log(
    `    ${times.length} interactions: median ${at(0.5)} ms, 98 % ${at(0.98)}, worst ${at(1)}; ${late.length} took ${SOON} ms or more`,
  )
  for (const { ms, what } of late.slice(0, 5)) console.log(`      ${Math.round(ms)} ms: ${what}`)
  if (laid > 0)
    console.log(`    before the first question, tasks over ${LONG} ms: ${long(tasks.filter((task) => task.at < laid))}`)
  console.log(
    `    ${laid > 0 ? 'from then on, ' : ''}tasks over ${LONG} ms: ${long(tasks.filter((task) => task.at >= laid))}`,
  )
}

function long(tasks: readonly TracedTask[]): string {
  const times = tasks.filter(({ ms }) => ms > LONG).map(({ ms }) => Math.round(ms))
  return times.length === 0 ? 'none' : `${times.length} (${times.slice(0, 20).join(', ')})`
}

async function haendler(page: Page): Promise<void> {
  await press(page, '.hero .primary')
  for (let i = 0; i < ANSWERS && (await answered(page)); i++) {
    if (i % 8 === 3) await press(page, '.harbor .card:not(.target)')
    if (i % 8 === 4) await press(page, '.toast .tool')
    if (i % 8 === 5) await press(page, '.tools [aria-pressed]')
    await press(page, i % 2 === 0 ? '.sea .target' : CHOICE)
  }
}

async function karibik(page: Page): Promise<void> {
  await press(page, 'article:nth-of-type(2) .ways .button')
  for (let i = 0; i < ANSWERS && (await answered(page)); i++) {
    if (await has(page, '.bidding')) {
      for (let slot = 0; slot < 6; slot++) {
        await press(page, '.held')
        await press(page, `.ships li:nth-child(${slot + 1}) .slot`)
      }
      await press(page, '.bidding .main')
    } else if (i % 5 === 2) {
      await press(page, '.tools [aria-pressed]')
    } else {
      await press(page, i % 2 === 0 && (await has(page, '.way')) ? '.way path' : CHOICE)
    }
  }
}

/** Sails where the chart offers it, and tries everything else there is. */
async function marauders(page: Page): Promise<void> {
  await press(page, 'article:nth-of-type(3) .ways .button')
  await sail(page)
}

/** A battle seldom comes at once: it begins right before one that was kept. */
async function fight(page: Page): Promise<void> {
  await sitBefore(page, MATTERS.battle)
  await wait(page, '.stage.battle')
  await page.waitForTimeout(GLANCE)
  await sail(page)
}

async function sail(page: Page): Promise<void> {
  for (let i = 0; i < ANSWERS && (await answered(page)); i++) {
    if (i % 8 === 3) await press(page, '.tools [aria-pressed]')
    if (i % 8 === 5) await press(page, '.fold')
    const n = await page.evaluate((css) => document.querySelectorAll(css).length, CHOICE)
    const isSailing = i % 3 === 0 && (await has(page, '.way'))
    await press(page, isSailing ? '.way' : `li:nth-child(${((i * 5) % n) + 1}) > .choice`)
  }
}

/** One is watched out of a record, six or seven moves a second: nobody reads before they press on. */
async function battle(page: Page): Promise<void> {
  await openBefore(page, MATTERS.battle)
  await wait(page, '.stage.battle')
  await page.waitForTimeout(GLANCE)
  await laid(page)
  for (let i = 0; i < ANSWERS / 2; i++) await press(page, '.keys .button:nth-child(4)')
}

/** The same battle, pressed on as quickly while the record is analysed: that takes longer than the presses. */
async function analysis(page: Page): Promise<void> {
  await openAnalysis(page)
  await stepOn(page)
  if (!(await has(page, '.analysis progress'))) throw new Error('the analysis was over before the presses were')
}

/** The same page and the same presses, once the analysis has been broken off: what the weighing itself costs. */
async function brokenOff(page: Page): Promise<void> {
  await openAnalysis(page)
  await press(page, '.analysis .head .tool')
  await stepOn(page)
}

async function openAnalysis(page: Page): Promise<void> {
  await openBefore(page, MATTERS.battle)
  await wait(page, '.stage.battle')
  await page.waitForTimeout(GLANCE)
  await press(page, '.proofs .button')
  await wait(page, '.analysis progress')
}

async function stepOn(page: Page): Promise<void> {
  await laid(page)
  for (let i = 0; i < ANSWERS / 4; i++) await press(page, '.analysis .keys .plate:nth-child(4)')
}

/** A whole game is played first, at once; then it is watched. */
async function replay(page: Page): Promise<void> {
  await haendler(page)
  const link = await page.evaluate(() => location.hash.replace('play', 'replay/kept'))
  await page.evaluate((hash) => location.assign(hash), link)
  await wait(page, '.keys .primary')
  for (let i = 0; i < ANSWERS / 2; i++) await press(page, '.keys .button:nth-child(4)')
  await press(page, '.keys .primary')
  await page.waitForTimeout(3000)
  await press(page, '.proofs .button:nth-child(3)')
  await wait(page, '.proof:not(:empty)')
  await page.waitForTimeout(1000)
}

async function shell(page: Page): Promise<void> {
  for (const [at, sign] of [
    ['settings', '.radio'],
    ['about', 'h2'],
    ['online', '.trouble'],
    ['replay', '.page .primary'],
  ]) {
    await press(page, `nav a[href="#/${at}"]`)
    await wait(page, sign)
    for (let i = 1; at === 'settings' && i <= 12; i++)
      await press(page, `.grid label.radio:nth-of-type(${(i % 3) + 1}) input`)
  }
}

/** Waits until a person is to answer; not so when the game is over. */
async function answered(page: Page): Promise<boolean> {
  await wait(page, `${CHOICE}, ${SHEET}, .held:not([inert] *), dialog`)
  await laid(page)
  // Nobody answers sooner what they have just seen.
  await page.waitForTimeout(values.reaction)
  if (!(await has(page, SHEET))) return !(await has(page, 'dialog'))
  await press(page, SHEET)
  return answered(page)
}

/** From now on the table is played at: what comes before belongs to opening it. */
async function laid(page: Page): Promise<void> {
  await page.evaluate((name) => {
    if (performance.getEntriesByName(name).length === 0) performance.mark(name)
  }, LAID)
}

async function has(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((css) => document.querySelector(css) !== null, selector)
}

async function wait(page: Page, selector: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (await has(page, selector)) return
    await page.waitForTimeout(100)
  }
  throw new Error(`nothing is ${selector}`)
}

/** Presses the middle of the first such thing, if there is one, and lets the page come to rest before and after. */
async function press(page: Page, selector: string): Promise<void> {
  const at = await page.evaluate((css) => {
    const thing = document.querySelector(css)
    const before = thing?.getBoundingClientRect()
    thing?.scrollIntoView({ block: 'center' })
    const box = thing?.getBoundingClientRect()
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2, isSought: box.y !== before?.y }
  }, selector)
  if (at === undefined) return
  if (at.isSought) await page.waitForTimeout(GLANCE)
  if (values.size === 'phone') await page.touchscreen.tap(at.x, at.y)
  else await page.mouse.click(at.x, at.y)
  await page.waitForTimeout(150)
}
