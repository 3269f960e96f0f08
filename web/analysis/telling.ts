/** Moves of a record in words, as whoever made them saw the table. */

import type { JudgedMove } from '@windward/analysis/contract.ts'
import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import type { ActionPlate, Annals, AnyFace } from '../games/face.ts'
import type { Film } from '../table/film.svelte.ts'

export interface ToldMove {
  /** How the seat was asked. */
  readonly question: string
  /** What was chosen. */
  readonly given: string
  /** The options of its decision, in their order: what each is called, and what comes of it. */
  readonly options: readonly ActionPlate[]
  /** What happened then. */
  readonly events: string
}

/** Of a move that was judged or not; the first is number 1. */
export async function tellMove(
  film: Film,
  move: number,
  judged: JudgedMove | undefined,
  language: Language,
  names: Names,
): Promise<ToldMove> {
  const [seat, action] = film.record.moves[move - 1]
  const [before, after] = await Promise.all([film.peek(move - 1, seat), film.peek(move, seat)])
  const speech = film.face.speech(language)
  const asked = before.questions.find((question) => question.seat === seat)
  const inWords = (option: unknown) => plateOf(film.face, option, before.view, seat, language, names)
  return {
    question: asked ? speech.question(asked, before.view, names) : '',
    given: speech.action(action, before.view, names),
    options: (judged?.decision?.options ?? []).map((option) => inWords(option.action)),
    events: worthTelling(film.face, after.events)
      .map((event) => speech.event(event, after.view, names))
      .filter((sentence) => sentence !== '' && !sentence.startsWith('—'))
      .map((sentence) => (/[.!?—]$/.test(sentence) ? sentence : `${sentence}.`))
      .join(' '),
  }
}

/** What only says that somebody has chosen is left out, where anything came of it. */
export function worthTelling<E extends object>(
  { annals }: { readonly annals: Pick<Annals<never, E>, 'fold'> },
  events: readonly E[],
): readonly E[] {
  const telling = events.filter((event) => {
    // The log would not write it below itself either.
    const same = { ...event }
    return annals.fold(same, event) !== same
  })
  return telling.length > 0 ? telling : events
}

/** By its sentence, and by what speaks for it or its plate adds to it. */
export function plateOf(
  face: AnyFace,
  action: unknown,
  view: unknown,
  seat: Seat,
  language: Language,
  names: Names,
): ActionPlate {
  const title = face.speech(language).action(action, view, names)
  const note =
    face.reason?.(action, view, seat, language, names) ?? face.plate?.(action, view, seat, language, names)?.note ?? ''
  return { title, note: title.includes(note) ? '' : note }
}
