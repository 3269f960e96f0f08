/** Händler's face: wiring, nothing else. */

import { deckOf } from '@windward/games/haendler/state.ts'
import type { View } from '@windward/games/haendler/view.ts'
import type { Action, Event, Question } from '@windward/games/haendler/vocabulary.ts'
import type { Face } from '../face.ts'
import { annals } from './annals.ts'
import { kit } from './art.ts'
import Board from './Board.svelte'
import { facts, passedOver, score } from './facts.ts'
import { signposts } from './learn/signposts.ts'
import { unseen } from './motion.ts'
import { pictures, sound, things } from './pictures.ts'
import { about, ask, hint, plate, plated } from './plates.ts'
import Quay from './Quay.svelte'
import Rival from './Rival.svelte'
import { recap } from './recap.ts'
import { speechIn } from './speech.ts'

export const face: Face<View, Action, Event, Question> = {
  lay: 'cards',
  Board,
  Quay,
  Rival,
  onlookersSeat: 0,
  plated,
  hint,
  plate,
  ask,
  about,
  recap,
  score,
  goal: (view) => deckOf(view).target,
  facts,
  passedOver,
  tiebreaks: (language) => [speechIn(language).say('table.coins')],
  speech: speechIn,
  annals,
  pictures,
  things,
  unseen,
  sound,
  signposts,
  later: kit,
}
