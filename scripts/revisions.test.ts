import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from '@windward/analysis/analyse.ts'
import { judgeOfRevision } from '@windward/analysis/catalogue.ts'
import { brief } from '@windward/analysis/given.ts'
import { Chance } from '@windward/core/chance.ts'
import { owed, sample } from '@windward/core/choices.ts'
import type { AnyGame, OptionValues } from '@windward/core/contract.ts'
import type { LawKit } from '@windward/core/laws.trial.ts'
import { hears, Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import type { AnyMatch } from '@windward/core/record.ts'
import { type AnySpeech, LANGUAGES } from '@windward/core/words.ts'
import { allRules, GAME_IDS, type GameId, rulesOf } from '@windward/games/catalogue.ts'
import { FROZEN } from '@windward/games/frozen.ts'
import { KITS } from '@windward/games/kits.ts'
import { verifyRecord } from '@windward/games/records.ts'
import { isJudged, revisionOf, speechOfRevision } from '@windward/games/revisions.ts'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../cli/node.mjs'
import { freshFolder } from '../cli/testing.ts'
import { folderOf, freeze, frozenSums, recordsIn } from './freeze.ts'

const TODAY = new Map((await allRules()).map(({ id, rev }) => [id, rev]))
const REVISIONS = Object.entries(FROZEN).flatMap(([id, list]) =>
  Object.keys(list).map((rev) => ({ id: id as GameId, rev: Number(rev), isOfToday: TODAY.get(id) === Number(rev) })),
)

test('what is frozen is never changed', () => {
  expect(frozenSums()).toEqual(FROZEN)
})

test('rules are frozen once, words and judge again while they are today’s', async () => {
  const to = freshFolder()
  expect(await freeze('haendler', ROOT, to)).toBe(1)
  const file = (name: string) => join(to, '1', name)
  const frozen: Record<string, AnyGame> = await import(file('frozen-rules.js'))
  expect(frozen.haendler).toMatchObject({ id: 'haendler', rev: 1 })
  expect(recordsIn(join(to, '1')).length).toBeGreaterThan(0)
  const renewed = ['frozen-words.js', 'frozen-judge.js']
  for (const name of ['frozen-rules.js', ...renewed]) writeFileSync(file(name), 'of before')
  await freeze('haendler', ROOT, to)
  expect(readFileSync(file('frozen-rules.js'), 'utf8')).toBe('of before')
  for (const name of renewed) expect(readFileSync(file(name), 'utf8'), name).not.toBe('of before')
})

test.each(GAME_IDS)('every revision of %s before today’s is frozen', async (id) => {
  const { rev } = await rulesOf(id)
  const before = Array.from({ length: rev - 1 }, (_, i) => i + 1)
  for (const each of before) expect(await revisionOf(id, each)).toMatchObject({ ok: true, game: { id, rev: each } })
  expect(await revisionOf(id, rev + 1)).toEqual({ ok: false, why: 'newer' })
  expect(await revisionOf(id, 0)).toEqual({ ok: false, why: 'unreleased' })
})

/** Released before there was an analysis. */
const UNJUDGED = ['marauders 1', 'marauders 2']

describe.each(REVISIONS)('revision $rev of $id', ({ id, rev }) => {
  const folder = join(folderOf(id), String(rev))
  const files = recordsIn(folder)

  test('its records verify, and everything in them has words in every language', async () => {
    expect(files.length).toBeGreaterThan(0)
    const speech = await speechOfRevision(id, rev)
    for (const file of files) {
      const verified = await verifyRecord(readFileSync(join(folder, file), 'utf8'))
      expect(verified, file).toMatchObject({ ok: true, record: { rev } })
      if (!verified.ok) continue
      for (const language of LANGUAGES) {
        const lines = linesOf(verified.match, speech(language))
        expect(lines.length).toBeGreaterThan(verified.record.moves.length / 2)
        expect(lines.filter((line) => line === '' || line.includes('undefined'))).toEqual([])
      }
    }
  })

  test('it has a judge who can analyse its records, unless it is from before there was an analysis', async () => {
    const judge = await judgeOfRevision(id, rev)
    expect(judge === undefined).toBe(UNJUDGED.includes(`${id} ${rev}`))
    expect(await isJudged(id, rev)).toBe(judge !== undefined)
    const verified = await verifyRecord(readFileSync(join(folder, files[0]), 'utf8'))
    if (!verified.ok) throw new Error(verified.fault.code)
    if (judge === undefined) return
    const judged = analyse(verified.match.game, brief(judge, 2), verified.record, 'quick', 'a')
    for (let n = 0; n < 10; n++)
      expect(judged.next()).toMatchObject({ done: false, value: { before: expect.any(Array) } })
  })
})

// What is released is kept as it is: whoever changes it raises `rev`.
describe.each(REVISIONS.filter(({ isOfToday }) => isOfToday))(
  'revision $rev of $id, which is today’s',
  ({ id, rev }) => {
    test('is played by the source as by what is frozen', async () => {
      const today = await rulesOf(id)
      const frozen: Record<string, AnyGame> = await import(join(folderOf(id), String(rev), 'frozen-rules.js'))
      const { options: sets = [{}] } = (await KITS[id]()) as LawKit<unknown>
      for (const given of sets) {
        const options = { ...defaults<OptionValues>(today), ...given }
        const { min, max } = today.seats(options)
        for (let seats = min; seats <= max; seats += 1) {
          expect(playedBy(frozen[id], options, seats), JSON.stringify(given)).toEqual(playedBy(today, options, seats))
        }
      }
    })
  },
)

/** All that happens in the match, as a spectator is told. */
function linesOf(played: AnyMatch, speech: AnySpeech): string[] {
  const match: AnyMatch = new Match(played.game, played.deal)
  return played.moves.flatMap(([seat, action]) => {
    const answer = match.submit(seat, action)
    if (!answer.ok) throw new Error(answer.refusal.code)
    const view = match.view(undefined)
    const heard = answer.events.filter((told) => hears(told, undefined))
    return heard.map(({ event }) => speech.event(event, view, (who) => `Seat ${who}`))
  })
}

/** A random game: what was chosen, of how much, and where it led. */
function playedBy(game: AnyGame, options: OptionValues, seats: number): unknown[] {
  const match: AnyMatch = new Match(game, { options, seats, seed: `frozen ${seats}`, salt: '' })
  const chance = new Chance('frozen')
  for (let [next] = owed(match.questions()); next !== undefined; [next] = owed(match.questions())) {
    match.submit(next.seat, sample(match.actions(next.seat), chance))
  }
  return [match.start, ...match.moves, match.outcome()]
}
