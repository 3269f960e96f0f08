/** Lays out and engraves the board beside the page. */

import { engrave } from '../../art/boards/engrave.ts'
import { karibikChart } from '../../art/boards/karibik.ts'
import { lay } from '../../art/boards/lay.ts'
import { engravedWords } from '../../art/boards/words.ts'
import { answerBy } from '../hired.ts'
import type { BoardSheet, EngraverAsk } from './sheet.ts'

answerBy<EngraverAsk, BoardSheet>(({ cities, width, height, theme, havens }) => {
  const layout = lay(
    karibikChart((city) => cities[city]),
    { width, height },
  )
  return { ...engrave(layout, theme, havens), layout, letters: engravedWords(layout, theme) }
})
