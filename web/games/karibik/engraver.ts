/** Lays out and engraves the board beside the page, which can be used meanwhile: it takes longer than a press may. */

import { engrave } from '../../art/boards/engrave.ts'
import { karibikChart } from '../../art/boards/karibik.ts'
import { lay } from '../../art/boards/lay.ts'
import { engravedWords } from '../../art/boards/words.ts'
import type { BoardSheet, EngraverAsk } from './sheet.ts'

self.onmessage = ({ data: { id, cities, width, height, theme, havens } }: MessageEvent<EngraverAsk>) => {
  const layout = lay(
    karibikChart((city) => cities[city]),
    { width, height },
  )
  const sheet: BoardSheet = { ...engrave(layout, theme, havens), layout, letters: engravedWords(layout, theme) }
  postMessage({ id, sheet })
}
