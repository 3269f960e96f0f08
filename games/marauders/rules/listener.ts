/** One who acts at a timing window. */

import type { Seat } from '@windward/core/contract.ts'
import type { Occasion } from '../cards/kinds.ts'
import type { Play } from '../flow.ts'
import type { Frame, WindowFrame } from '../frames.ts'
import type { State } from '../state.ts'
import type { Use } from '../vocabulary.ts'
import type { Window } from '../windows.ts'

/** Acts if its owner wants it to. `f` is what the window is about. */
export interface Listener {
  readonly use: Use['type']
  readonly windows: readonly Window[]
  /**
   * Whether the seat is asked at all, from what everybody can see. Left out where the offers themselves are public;
   * a card must answer it from the unknown hand, so that being asked gives nothing away.
   */
  asks?(s: State, seat: Seat, f: Frame, at: Occasion): boolean
  offers(s: State, seat: Seat, f: Frame, at: Occasion): Use[]
  act(p: Play, seat: Seat, use: Use, f: Frame): void
}

/** Acts of itself, once for each seat and opening of the window. */
export interface Happens {
  readonly key: string
  readonly windows: readonly Window[]
  concerns(s: State, seat: Seat, f: Frame): boolean
  /** Returns whether it is finished; if not, it is called again when what it pushed is done. */
  happen(p: Play, seat: Seat, w: WindowFrame): boolean
}
