/** Finding a word in the rules and among the things: any case, with or without accents. */

export interface Found<T> {
  readonly item: T
  /** Where the words stand in the title and in the text. */
  readonly title: readonly Span[]
  readonly excerpt: readonly Span[]
}

export interface Span {
  readonly text: string
  readonly isHit: boolean
}

/** How much of a long text is shown around the first hit, in letters to each side. */
const AROUND = 90

/** What has every word of the query, titles first. */
export function search<T>(query: string, items: readonly T[], read: (item: T) => Readable): readonly Found<T>[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return items
    .flatMap((item) => {
      const { title, text } = read(item)
      const all = fold(`${title} ${text}`)
      if (!words.every((word) => all.includes(word))) return []
      const found = { item, title: spans(title, words), excerpt: spans(excerpt(text, words), words) }
      return [{ found, rank: words.some((word) => fold(title).includes(word)) ? 0 : 1 }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ found }) => found)
}

export interface Readable {
  readonly title: string
  readonly text: string
}

/** Letter for letter, so that places in the folded text are places in the text. */
function fold(text: string): string {
  return Array.from(text, (letter) => letter.normalize('NFD')[0].toLowerCase()).join('')
}

function excerpt(text: string, words: readonly string[]): string {
  const folded = fold(text)
  const hits = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0)
  const first = hits.length === 0 ? 0 : Math.min(...hits)
  const from = first <= AROUND ? 0 : text.indexOf(' ', first - AROUND) + 1
  const to = text.indexOf(' ', first + AROUND)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to < 0 ? undefined : to)}${to < 0 ? '' : ' …'}`
}

function spans(text: string, words: readonly string[]): readonly Span[] {
  const folded = fold(text)
  const found: Span[] = []
  let from = 0
  while (from < text.length) {
    const next = words
      .map((word) => ({ at: folded.indexOf(word, from), word }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.word.length - a.word.length)[0]
    if (next === undefined) break
    if (next.at > from) found.push({ text: text.slice(from, next.at), isHit: false })
    from = next.at + next.word.length
    found.push({ text: text.slice(next.at, from), isHit: true })
  }
  if (from < text.length) found.push({ text: text.slice(from), isHit: false })
  return found
}
