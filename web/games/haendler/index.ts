/** Händler's face: wiring, nothing else. */

import type { View } from '@windward/games/haendler/view.ts'
import type { Action, Event, Question } from '@windward/games/haendler/vocabulary.ts'
import type { Face } from '../face.ts'
import Board from './Board.svelte'
import { frames, sound, things } from './frames.ts'
import { signposts } from './learn/signposts.ts'
import { speechIn } from './speech.ts'

export const face: Face<View, Action, Event, Question> = { Board, speech: speechIn, frames, things, sound, signposts }
