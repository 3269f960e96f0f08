/** The log as one reads it: chapters, what each player did in them, and one line for what belongs together. */

import type { Event, Seat } from '@windward/core/contract.ts'
import type { Annals } from '../games/face.ts'
import type { LogLine } from '../table/link.ts'

/** A line of the log and all that it stands for. */
export interface Passage {
  readonly move: number
  readonly event: Event
  readonly events: readonly Event[]
}

/** What one player, or nobody, did without a break. */
export interface Paragraph {
  readonly seat: Seat | undefined
  readonly passages: readonly Passage[]
}

export interface LogChapter {
  readonly no: number
  readonly heading: LogLine | undefined
  readonly paragraphs: readonly Paragraph[]
}

// biome-ignore lint/suspicious/noExplicitAny: the annals of whatever game
type AnyAnnals = Pick<Annals<any, any>, 'heads' | 'seat' | 'fold'>

export function chaptersOf(lines: readonly LogLine[], annals: AnyAnnals): readonly LogChapter[] {
  const chapters: { no: number; heading: LogLine | undefined; paragraphs: Written[] }[] = []
  for (const line of lines) {
    const isHeading = annals.heads(line.event)
    if (isHeading || chapters.length === 0) {
      chapters.push({ no: chapters.length, heading: isHeading ? line : undefined, paragraphs: [] })
    }
    if (!isHeading) write(chapters[chapters.length - 1].paragraphs, line, annals)
  }
  return chapters
}

/** Those in which somebody did something, with nothing but that; all of them where nobody is asked for. */
export function chaptersBy(chapters: readonly LogChapter[], seat: Seat | undefined): readonly LogChapter[] {
  if (seat === undefined) return chapters
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.filter((paragraph) => paragraph.seat === seat)
    return paragraphs.length > 0 ? [{ ...chapter, paragraphs }] : []
  })
}

/** Only what somebody looks for. */
export function chaptersWith(
  chapters: readonly LogChapter[],
  isFound: (passage: Passage) => boolean,
): readonly LogChapter[] {
  return chapters.flatMap((chapter) => {
    const paragraphs = chapter.paragraphs.flatMap((paragraph) => {
      const passages = paragraph.passages.filter(isFound)
      return passages.length > 0 ? [{ ...paragraph, passages }] : []
    })
    return paragraphs.length > 0 ? [{ ...chapter, paragraphs }] : []
  })
}

/** The last chapter in which a seat did something. */
export function lastOf(chapters: readonly LogChapter[], seat: Seat | undefined): number | undefined {
  return chapters.findLast(({ paragraphs }) => paragraphs.some((paragraph) => paragraph.seat === seat))?.no
}

interface Written {
  readonly seat: Seat | undefined
  readonly passages: Passage[]
}

function write(paragraphs: Written[], { move, event }: LogLine, annals: AnyAnnals): void {
  const seat = annals.seat(event)
  let last = paragraphs.at(-1)
  if (last === undefined || last.seat !== seat) {
    last = { seat, passages: [] }
    paragraphs.push(last)
  }
  const before = last.passages.at(-1)
  const folded = before && annals.fold(before.event, event)
  if (before && folded) last.passages.splice(-1, 1, { move, event: folded, events: [...before.events, event] })
  else last.passages.push({ move, event, events: [event] })
}
