/** The few marks in a chapter's text, read: bullets, **strong** and [links](to a chapter or a thing). */

export interface TextBlock {
  readonly isItem: boolean
  readonly parts: readonly Part[]
}

export interface Part {
  readonly text: string
  readonly isStrong?: true
  readonly to?: string
}

const BULLET = '• '
const MARKS = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)]+)\)/g

export function blocksOf(text: string): readonly TextBlock[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const isItem = line.startsWith(BULLET)
      return { isItem, parts: partsOf(isItem ? line.slice(BULLET.length) : line) }
    })
}

/** Without marks, as it is read aloud and searched. */
export function plain(text: string): string {
  return text.replace(MARKS, (_, strong, link) => (strong === undefined ? link : plain(strong)))
}

export function linksIn(text: string): readonly string[] {
  return [...text.matchAll(MARKS)].flatMap(([, strong, , to]) => (strong === undefined ? [to] : linksIn(strong)))
}

function partsOf(line: string): readonly Part[] {
  const parts: Part[] = []
  let from = 0
  for (const mark of line.matchAll(MARKS)) {
    if (mark.index > from) parts.push({ text: line.slice(from, mark.index) })
    const [whole, strong, link, to] = mark
    if (strong === undefined) parts.push({ text: link, to })
    else for (const part of partsOf(strong)) parts.push({ ...part, isStrong: true })
    from = mark.index + whole.length
  }
  if (from < line.length) parts.push({ text: line.slice(from) })
  return parts
}
