import type { Language } from '@windward/core/words.ts'
import { LANGUAGES } from '@windward/core/words.ts'
import { GAME_IDS, type GameId, rulesOf } from '@windward/games/catalogue.ts'
import { describe, expect, test } from 'vitest'
import { script as haendler } from '../games/haendler/learn/script.ts'
import { isSpoken, Lesson } from './lesson.ts'
import type { Script } from './primer.ts'

interface Course {
  readonly script: Script
  readonly words: Readonly<Record<Language, Readonly<Record<string, string>>>>
}

/** Five to ten minutes: so many answers of the learner, and so many things told. */
const ANSWERS = { least: 15, most: 45 } as const
const TOLD = { least: 25, most: 75 } as const

async function courseOf(id: GameId): Promise<Course> {
  const [{ script }, { LESSON_WORDS }] = await Promise.all([
    import(`../games/${id}/learn/script.ts`),
    import(`../games/${id}/learn/words.ts`),
  ])
  return { script, words: LESSON_WORDS }
}

for (const id of GAME_IDS) {
  const { script, words } = await courseOf(id)
  describe(`the first game of ${id}`, () => {
    test('plays through as it is written: every answer legal, every event that it speaks of caused', async () => {
      const lesson = new Lesson(await rulesOf(id), script)
      let answers = 0
      for (let i = 0; lesson.step !== undefined && i <= script.steps.length; i++) {
        const { act } = lesson.step
        if (act === undefined) {
          lesson.next()
          continue
        }
        const asked = lesson.look()
        expect(
          asked.questions.some(({ seat }) => seat === 0),
          `step ${lesson.at} asks the learner`,
        ).toBe(true)
        expect(lesson.answer(act)).toHaveProperty('updates')
        answers += 1
      }
      expect(lesson.step).toBeUndefined()
      expect(lesson.at).toBe(script.steps.length)
      expect(answers).toBeGreaterThanOrEqual(ANSWERS.least)
      expect(answers).toBeLessThanOrEqual(ANSWERS.most)
    })

    test('can be entered at each of its parts, and goes on from there', async () => {
      const game = await rulesOf(id)
      const { parts } = new Lesson(game, script)
      expect(parts[0]).toBe(0)
      expect(parts.length).toBeGreaterThanOrEqual(5)
      for (const part of parts) {
        const lesson = new Lesson(game, script, part)
        expect(lesson.at).toBe(part)
        expect(lesson.past.at(-1)?.move ?? 0).toBe(lesson.look().moves)
      }
    })

    test('says everything in three languages, and nothing that is never said', () => {
      const spoken = script.steps.filter(isSpoken)
      const said = spoken.flatMap(({ tell, part, ...step }) => [
        tell,
        ...(part === undefined ? [] : [part]),
        ...Object.values('otherwise' in step ? (step.otherwise ?? {}) : {}),
      ])
      for (const language of LANGUAGES) expect(new Set(said)).toEqual(new Set(Object.keys(words[language])))
      expect(spoken.length).toBeGreaterThanOrEqual(TOLD.least)
      expect(spoken.length).toBeLessThanOrEqual(TOLD.most)
    })
  })
}

describe('a lesson', () => {
  const open = async (at = 0) => new Lesson(await rulesOf('haendler'), haendler, at)

  test('asks nobody while the teacher explains', async () => {
    const lesson = await open()
    expect(lesson.step?.act).toBeUndefined()
    expect(lesson.look().questions).toEqual([])
    expect(lesson.look().choices).toEqual([])
    expect(lesson.answer({ type: 'reveal' })).toEqual({ updates: [] })
  })

  test('notices another legal answer, says what would have come of it, and changes nothing', async () => {
    const lesson = await open(haendler.steps.findIndex((step) => 'tell' in step && step.tell === 'stop'))
    const before = lesson.look()
    const answered = lesson.answer({ type: 'reveal' })
    expect(answered).toHaveProperty('mistake.action', { type: 'reveal' })
    expect(answered).toHaveProperty('mistake.events.0.type', 'revealed')
    expect(lesson.look()).toEqual(before)
  })

  test('refuses what the rules refuse', async () => {
    const lesson = await open(haendler.steps.findIndex((step) => 'tell' in step && step.tell === 'stop'))
    expect(lesson.answer({ type: 'pass' })).toEqual({ refusal: { code: 'nothingToDecline' } })
  })

  test('shows the answer, and lets the others answer one by one', async () => {
    const lesson = await open(haendler.steps.findIndex((step) => 'tell' in step && step.tell === 'otherTurn'))
    const updates = lesson.next()
    expect(updates.map(({ events }) => events.at(-1)?.type)).toEqual([undefined, 'revealed', 'turnBegan'])
    expect(updates.at(-1)?.events.some(({ type }) => type === 'bust')).toBe(true)
  })

  test('can be played on: its record is whole', async () => {
    const lesson = await open(haendler.steps.length)
    const record = lesson.record('Ada')
    expect(record.players).toEqual(['Ada', 'Inés'])
    expect(record.moves.length).toBe(lesson.look().moves)
  })

  test('names the step at which the rules no longer follow the script', async () => {
    const broken: Script = { ...haendler, steps: [{ seat: 0, does: { type: 'stop' } }] }
    const game = await rulesOf('haendler')
    expect(() => new Lesson(game, broken)).toThrow(
      'the first game of haendler, step 0: seat 0 {"type":"stop"} was refused: {"code":"revealFirst"}',
    )
    const idle: Script = { ...haendler, steps: [{ seat: 0, does: { type: 'reveal' }, causes: ['bust'] }] }
    expect(() => new Lesson(game, idle)).toThrow('caused turnBegan,revealed and not bust')
  })
})

test('where the learner decides, another answer of that kind is taken, and the lesson goes on from it', async () => {
  const { script } = await courseOf('marauders')
  const at = script.steps.findIndex((step) => isSpoken(step) && step.tell === 'carpenter')
  const lesson = new Lesson(await rulesOf('marauders'), script, at)
  const others = lesson.look().choices.filter((action) => action.type === 'patchUp')
  expect(others.length).toBeGreaterThan(1)
  expect(lesson.answer({ type: 'pass' })).toHaveProperty('mistake')
  expect(lesson.answer(others[others.length - 1])).toHaveProperty('updates')
  expect(lesson.at).toBe(at + 1)
})
