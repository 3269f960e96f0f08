/** An event in words: to the only person at the device where it concerns them, by name otherwise. */

import type { Event, Seat } from '@windward/core/contract.ts'
import type { Language, Names, Speech } from '@windward/core/words.ts'
import type { Annals } from '../games/face.ts'

/** Whom it is told to, and at what table. */
export interface Listening {
  readonly view: unknown
  readonly language: Language
  readonly names: Names
  /** The only person at the device, if there is one. */
  readonly you?: Seat | undefined
}

// biome-ignore lint/suspicious/noExplicitAny: the annals and the words of whatever game
type AnyAnnals = Annals<any, any>
// biome-ignore lint/suspicious/noExplicitAny: as above
type AnySpeech = Pick<Speech<any, any, any, any>, 'event'>

/** In full, as while it happens. */
export function tellIn(annals: AnyAnnals, speech: AnySpeech, event: Event, to: Listening): string {
  return told(annals, event, to) ?? speech.event(event, to.view, to.names)
}

/** In few words: what a card says need not be told again. */
export function tellShortly(annals: AnyAnnals, speech: AnySpeech, event: Event, to: Listening): string {
  const { view, language, names } = to
  return told(annals, event, to) ?? annals.tell?.(event, view, language, names) ?? speech.event(event, view, names)
}

/** Several sentences in one line; whoever is not named again goes on in the same one. */
export function strung(texts: readonly string[]): string {
  return texts
    .map((text, i) => {
      const next = texts[i + 1]
      if (next === undefined) return text
      if (/^\p{Ll}/u.test(next)) return `${text.replace(/\.$/, '')},`
      return /[.!?]$/.test(text) ? text : `${text} ·`
    })
    .join(' ')
}

/**
 * What several events come to, in few words: those that only go on with another are told with it, whoever did the
 * last is not named again, and that the next turn begins with them is no news.
 */
export function tellTogether(
  annals: AnyAnnals,
  speech: AnySpeech,
  events: readonly Event[],
  to: Listening,
): readonly string[] {
  const whole: Event[] = []
  for (const event of deedsOf(annals, events)) {
    const last = whole.at(-1)
    const one = last && annals.fold(last, event)
    if (one) whole.pop()
    whole.push(one ?? event)
  }
  return whole.map((event, i) => {
    const text = tellShortly(annals, speech, event, to)
    const by = annals.seat(event)
    const isSame = i > 0 && by !== undefined && by !== to.you && by === annals.seat(whole[i - 1])
    return isSame && text.startsWith(`${to.names(by)} `) ? text.slice(to.names(by).length + 1) : text
  })
}

function deedsOf(annals: AnyAnnals, events: readonly Event[]): readonly Event[] {
  const last = events.findLastIndex((event) => !annals.heads(event))
  return last < 0 ? events : events.slice(0, last + 1)
}

function told(annals: AnyAnnals, event: Event, { view, language, names, you }: Listening): string | undefined {
  return you === undefined ? undefined : annals.tellYou?.(event, view, language, names, you)
}
