/** The rules and words that a match or a record began with, whatever they are today. */

import type { AnyGame } from '@windward/core/contract.ts'
import type { AnySpeech, Language } from '@windward/core/words.ts'
import { allRules, type GameId, rulesOf, speechOf } from './catalogue.ts'
import { FROZEN } from './frozen.ts'

/** `newer`: only a later Windward knows it. `unreleased`: nobody has kept it. */
export type Revision =
  | { readonly ok: true; readonly game: AnyGame }
  | { readonly ok: false; readonly why: 'newer' | 'unreleased' }

/** Today's rules are those of the source; what was released before is fetched when it is asked for. */
export async function revisionOf(id: GameId, rev: number): Promise<Revision> {
  const today = await rulesOf(id)
  if (rev === today.rev) return { ok: true, game: today }
  if (FROZEN[id]?.[rev] === undefined) return { ok: false, why: rev > today.rev ? 'newer' : 'unreleased' }
  const frozen = await import(`./${id}/revisions/${rev}/frozen-rules.js`)
  return { ok: true, game: frozen[id] }
}

export interface GameRevision {
  readonly game: string
  readonly rev: number
}

/** All that can be played here. */
export async function revisionsHere(): Promise<readonly GameRevision[]> {
  return (await allRules()).flatMap(({ id: game, rev }) => {
    const all = new Set([rev, ...Object.keys(FROZEN[game] ?? {}).map(Number)])
    return [...all].map((rev) => ({ game, rev }))
  })
}

type Said = (language: Language) => AnySpeech

/**
 * What the game says of a match of that revision: cards and events may have gone by other names then. Whoever draws the
 * table may say today's in their own way.
 */
export async function speechOfRevision(id: GameId, rev: number, drawn?: Said): Promise<Said> {
  const [speech, { rev: today }] = await Promise.all([drawn ?? speechOf(id), rulesOf(id)])
  const now = speech as Said
  if (rev === today || FROZEN[id]?.[rev] === undefined) return now
  const frozen = await import(`./${id}/revisions/${rev}/frozen-words.js`)
  return (language) => ({ ...now(language), ...sentencesOf(frozen.speech(language)) })
}

/** Whether a match of that revision can be judged. */
export async function isJudged(id: GameId, rev: number): Promise<boolean> {
  return rev === (await rulesOf(id)).rev || FROZEN[id]?.[rev]?.judge !== undefined
}

/** Who judged such a match, where that was kept; what a judge is, the analysis says. */
export async function frozenJudgeOf(id: GameId, rev: number): Promise<unknown> {
  if (FROZEN[id]?.[rev]?.judge === undefined) return undefined
  const frozen = await import(`./${id}/revisions/${rev}/frozen-judge.js`)
  return frozen.JUDGE
}

/** What a layout or a face of today asks of its speech beside these, that of today says. */
function sentencesOf({ question, action, doubt, event, refusal, source }: AnySpeech): AnySpeech {
  return { question, action, ...(doubt && { doubt }), event, refusal, source }
}
