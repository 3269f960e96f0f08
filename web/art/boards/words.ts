/** The words of a board, set over its pictures: names of towns, title, the name of the sea. */

import type { Theme } from '../ink.ts'
import { tenth } from '../ink.ts'
import { CHART_COLOURS, type ChartColours } from './colours.ts'
import { titleLetters } from './ornament-places.ts'
import type { SheetLayout } from './source.ts'

const FONT = `font-family="'Fraunces Variable', 'Palatino Linotype', Palatino, serif" text-anchor="middle"`

/** Marks with text, for a document that has the fonts. */
export function engravedWords(layout: SheetLayout, theme: Theme): string {
  const colours = CHART_COLOURS[theme]
  return `<g ${FONT}>${titleOf(layout, colours)}${seaOf(layout, colours)}${namesOf(layout, colours)}</g>`
}

function namesOf({ towns, nameSize }: SheetLayout, { text, halo }: ChartColours): string {
  const rows = towns.flatMap(({ label: { rows, box } }) =>
    rows.map((row, i) => {
      const [x, y] = [tenth(box[0] + box[2] / 2), tenth(box[1] + nameSize * (0.84 + i * 0.98))]
      return `<text x="${x}" y="${y}">${escaped(row)}</text>`
    }),
  )
  return `<g font-size="${nameSize}" font-weight="650" fill="${text}" stroke="${halo}" stroke-width="${tenth(nameSize * 0.28)}" stroke-linejoin="round" paint-order="stroke">${rows.join('')}</g>`
}

function titleOf({ title, source, isSmall }: SheetLayout, { ink }: ChartColours): string {
  if (!title) return ''
  const { at, scale, width } = title
  const [middle, height] = [at[0] + width / 2, 58 * (isSmall ? 0.6 : 1) * scale]
  const size = titleLetters(source, isSmall) * scale
  const line = (text: string, y: number, look: string) =>
    `<text x="${tenth(middle)}" y="${tenth(y)}" fill="${ink}" ${look}>${escaped(text)}</text>`
  const name = line(
    source.title,
    at[1] + height * (isSmall ? 0.66 : 0.5),
    `font-weight="750" font-size="${tenth(size)}" letter-spacing=".8"`,
  )
  const motto =
    isSmall || scale < 1
      ? ''
      : line(source.motto, at[1] + height * 0.82, `font-style="italic" font-size="${tenth(12 * scale)}"`)
  return name + motto
}

function seaOf({ source, isSmall, frame, zoom }: SheetLayout, { line }: ChartColours): string {
  if (!source.sea || isSmall) return ''
  const [x, y] = source.sea.at
  const [u, v] = [frame[0] + (x - source.edge[0]) * zoom[0], frame[1] + (y - source.edge[1]) * zoom[1]]
  return `<text x="${tenth(u)}" y="${tenth(v)}" font-style="italic" font-size="17" letter-spacing="3.4" fill="${line}" opacity=".75" transform="rotate(-2 ${tenth(u)} ${tenth(v)})">${escaped(source.sea.name)}</text>`
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}
