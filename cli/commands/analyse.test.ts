import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ANALYSIS_FORMAT } from '@windward/analysis/contract.ts'
import { beforeAll, expect, test } from 'vitest'
import { ROOT } from '../node.mjs'
import { freshFolder, windward } from '../testing.ts'

const home = freshFolder()
const path = join(home, 'game.json')
const run = (...args: readonly string[]) => windward(home, args)

beforeAll(async () => {
  await run('record', 'haendler', '--bots', 'random,mate', '--seed', 'analysed', '--out', path)
})

test('an analysis tells luck, errors and the moves that decided, in three languages', async () => {
  const { code, out, err } = await run('analyse', path, '--effort', 'quick')
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('without luck')
  expect(out).toMatch(/Bot 1 +0 % .* casual\n Bot 2 +100 % .* skilled\n/)
  expect(out).toMatch(/^\d+\. \?\?? Bot 1: .+ \(\d+ %\) instead of .+ \(\d+ %\); it cost \d+\.\d ± \d+\.\d\.$/m)
  expect(out).toMatch(/The strokes of luck that mattered most\n\d+\. Bot \d \+\d/)
  expect((await run('analyse', path, '--effort', 'quick', '--lang', 'it')).out).toContain('senza fortuna')
  expect((await run('analyse', path, '--effort', 'quick', '--lang', 'de')).out).toContain('ohne Glück')
})

test('as JSON it is the whole analysis, the same for the same seed', async () => {
  const json = async (...args: readonly string[]) =>
    JSON.parse((await run('analyse', path, '--json', '--effort', 'quick', ...args)).out)
  const [one, again, other] = [await json(), await json(), await json('--seed', 'x')]
  expect(one).toMatchObject({ windwardAnalysis: ANALYSIS_FORMAT, game: 'haendler', effort: 'quick', isOver: true })
  expect(one.seal).toBe(JSON.parse(readFileSync(path, 'utf8')).seal)
  expect(again).toEqual(one)
  expect(other.moves).not.toEqual(one.moves)
})

test('as a page it needs nothing beside it, tells every decision, and is read in three languages', async () => {
  const page = async (language: string) => {
    const file = join(home, `${language}.html`)
    const { code } = await run('analyse', path, '--effort', 'quick', '--lang', language, '--html', file)
    expect(code).toBe(0)
    return readFileSync(file, 'utf8')
  }
  const en = await page('en')
  expect(en).toContain('<html lang="en">')
  expect(en).toContain('prefers-color-scheme:dark')
  expect(en).not.toMatch(/<script|<link|<img|@import|url\(|https?:/)
  const { moves, totals } = JSON.parse((await run('analyse', path, '--json', '--effort', 'quick')).out)
  const counted = moves.filter(({ decision }: { decision?: { counts: boolean } }) => decision?.counts)
  expect(en.match(/<details/g)).toHaveLength(counted.length)
  expect(en.match(/<polyline class="curve/g)).toHaveLength(totals.length)
  for (const sentence of (await run('analyse', path, '--effort', 'quick')).out.split('\n').slice(-3, -1)) {
    expect(en).toContain(`<li>${sentence.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)}</li>`)
  }
  expect(await page('it')).toContain('Il giornale del pilota')
  expect(await page('de')).toContain('Das Logbuch des Lotsen')
})

test('a name that is markup stays a name on the page', async () => {
  const named = join(home, '<b>Eve.json')
  copyFileSync(path, named)
  const file = join(home, 'named.html')
  const { code } = await run('analyse', named, '--effort', 'quick', '--html', file)
  expect(code).toBe(0)
  const html = readFileSync(file, 'utf8')
  expect(html).not.toContain('<b>Eve')
  expect(html).toContain('&#60;b&#62;Eve')
})

test.each([
  ['en', 1, 'by revision 1 of the rules, from before there was an analysis, and cannot be analyzed.'],
  ['it', 2, 'con la revisione 2 delle regole, di quando l’analisi non c’era ancora: non si può analizzare.'],
  ['de', 2, 'nach Fassung 2 der Regeln gespielt, als es noch keine Auswertung gab; sie lässt sich nicht auswerten.'],
])('a game by rules from before there was an analysis is refused in a sentence: %s', async (lang, rev, sentence) => {
  const file = join(ROOT, `games/marauders/revisions/${rev}/random-1.json`)
  const { code, out, err } = await run('analyse', file, '--lang', lang)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toContain(sentence)
})

test('what is no record, and an effort that is none, are refused in a sentence', async () => {
  const broken = join(home, 'broken.json')
  writeFileSync(broken, readFileSync(path, 'utf8').slice(0, -20))
  const { code, err } = await run('analyse', broken)
  expect(code).toBe(1)
  expect(err).toContain('refused')
  expect((await run('analyse', path, '--effort', 'huge')).code).toBe(2)
})
