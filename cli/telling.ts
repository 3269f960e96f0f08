/** Tells outcomes and faults in words. */

import type { Outcome } from '@windward/core/contract.ts'
import type { Fault } from '@windward/core/record.ts'
import { parse } from '@windward/core/record.ts'
import type { AnySpeech, Names, Say } from '@windward/core/words.ts'
import { figures } from './look.ts'
import type { TerminalKey } from './words/index.ts'

export function tellOutcome(outcome: Outcome, speech: AnySpeech, say: Say<TerminalKey>, names: Names): string {
  const sources = [...new Set(outcome.flatMap((standing) => standing.sources.map(({ why }) => why)))]
  const heads = [say('outcome.place'), say('outcome.player'), ...sources.map((why) => speech.source(why))]
  const rows = outcome.map(({ place, seat, points, tiebreaks, sources: own }) => [
    place,
    names(seat),
    ...sources.map((why) => own.find((source) => source.why === why)?.points ?? 0),
    points,
    tiebreaks.join(', '),
  ])
  return figures([...heads, say('outcome.points'), say('outcome.tiebreak')], rows)
}

/** One sentence, naming the first move that differs where it is a move that does. */
export function tellFault(fault: Fault, text: string, say: Say<TerminalKey>): string {
  const { code, detail } = fault
  if (code === 'notJson') return isCutOff(detail, text) ? say('fault.truncated') : say('fault.notJson', { detail })
  const parsed = parse(text)
  const moves = parsed.ok ? parsed.record.moves : []
  const [seat, action] = moves[(fault.move ?? 0) - 1] ?? []
  return say(`fault.${code}`, {
    detail,
    move: fault.move,
    moves: moves.length,
    seat: seat === undefined ? '?' : seat + 1,
    action: JSON.stringify(action),
  })
}

/** Nothing is wrong up to the very end: what follows is missing. */
function isCutOff(detail: string, text: string): boolean {
  if (text.trim() === '' || !text.trimStart().startsWith('{')) return false
  const position = /position (\d+)/.exec(detail)?.[1]
  return position === undefined || detail.startsWith('Unterminated') || Number(position) >= text.trimEnd().length
}
