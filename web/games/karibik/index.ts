/** Karibik's face: wiring, nothing else. */

import { COLOUR_LOOKS } from '@windward/games/karibik/chart.ts'
import { THRESHOLDS } from '@windward/games/karibik/components.ts'
import type { View } from '@windward/games/karibik/view.ts'
import type { Action, Event, Question } from '@windward/games/karibik/vocabulary.ts'
import type { Face } from '../face.ts'
import { reason } from './aims.ts'
import { annals } from './annals.ts'
import Bidding from './Bidding.svelte'
import Board from './Board.svelte'
import { facts, score } from './facts.ts'
import { signposts } from './learn/signposts.ts'
import { pictures, sound, things } from './pictures.ts'
import { ask, course, finish, hint, idle, plate, plated } from './plates.ts'
import Quay from './Quay.svelte'
import Rival from './Rival.svelte'
import { recap } from './recap.ts'
import { speechIn } from './speech.ts'
import './tokens.css'

export const face: Face<View, Action, Event, Question> = {
  lay: 'chart',
  Board,
  Quay,
  Rival,
  onlookersSeat: 0,
  hands: (view) => view.seats.map(({ colour }) => COLOUR_LOOKS[colour].hex),
  Composer: Bidding,
  isToldOnWood: true,
  plated,
  ask,
  course,
  plate,
  reason,
  hint,
  idle,
  finish,
  recap,
  score,
  goal: (view) => THRESHOLDS[view.seats.length],
  facts,
  speech: speechIn,
  annals,
  pictures,
  things,
  sound,
  signposts,
  later: () => import('./underWay.ts'),
}
