/** Lays out and engraves the chart beside the page. */

import { CANVAS } from '@windward/games/marauders/chart.ts'
import { engrave } from '../../art/boards/engrave.ts'
import { heightFor } from '../../art/boards/ground.ts'
import { lay } from '../../art/boards/lay.ts'
import { maraudersChart } from '../../art/boards/marauders.ts'
import { answerBy } from '../hired.ts'
import { smallNames } from './names.ts'
import type { ChartPlate, NamesWish, PlateWish, SmallName } from './plate.ts'

answerBy<PlateWish | NamesWish, ChartPlate | ReadonlyMap<string, SmallName>>((wish) =>
  'theme' in wish ? plate(wish) : smallNames(wish),
)

/** Without its title and the ships on the water: these are the game's. */
function plate({ wide, theme, ports, sea }: PlateWish): ChartPlate {
  const layout = lay(
    maraudersChart((port) => ports[port], sea),
    { width: wide, height: heightFor(wide, CANVAS) },
  )
  const { zoom, frame } = layout
  const { base } = engrave({ ...layout, title: undefined, ships: [] }, theme)
  return { base, wide, x: -frame[0] / zoom[0], y: -frame[1] / zoom[1], width: wide / zoom[0] }
}
