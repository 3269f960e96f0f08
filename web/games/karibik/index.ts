/** Karibik's face: wiring, nothing else. */

import type { View } from '@windward/games/karibik/view.ts'
import type { Action, Event, Question } from '@windward/games/karibik/vocabulary.ts'
import type { Face } from '../face.ts'
import Bidding from './Bidding.svelte'
import Board from './Board.svelte'
import { frames, sound, things } from './frames.ts'
import { signposts } from './learn/signposts.ts'
import { speechIn } from './speech.ts'

export const face: Face<View, Action, Event, Question> = {
  Board,
  Composer: Bidding,
  speech: speechIn,
  frames,
  things,
  sound,
  signposts,
}
