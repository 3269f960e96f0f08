/** The face of Merchants & Marauders: wiring, nothing else. */

import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Question } from '@windward/games/marauders/vocabulary.ts'
import type { Face } from '../face.ts'
import Board from './Board.svelte'
import { frames, notable, sound, things } from './frames.ts'
import { signposts } from './learn/signposts.ts'
import { idle, shortlist } from './shortlist.ts'
import { speechIn } from './speech.ts'

export const face: Face<View, Action, Event, Question> = {
  Board,
  speech: speechIn,
  frames,
  things,
  sound,
  notable,
  shortlist,
  signposts,
  idle,
}
