/** The face of Merchants & Marauders: wiring, nothing else. */

import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Action, Question } from '@windward/games/marauders/vocabulary.ts'
import type { Face } from '../face.ts'
import { annals } from './annals.ts'
import Board from './Board.svelte'
import { doubting } from './doubt.ts'
import { facts, score, verdict } from './facts.ts'
import { ask, fightHint, fightPlate, fightPlated } from './fightPlates.ts'
import { signposts } from './learn/signposts.ts'
import { persona } from './persona.ts'
import { pictures, sound } from './pictures.ts'
import { ends, hint, plate, plateCourse, plated } from './plates.ts'
import Quay from './Quay.svelte'
import Rival from './Rival.svelte'
import { recap } from './recap.ts'
import { finish, idle, shortlist } from './shortlist.ts'
import { things } from './things.ts'
import './tokens.css'

export const face: Face<View, Action, Event, Question> = {
  lay: 'chart',
  isBroad: true,
  Board,
  Quay,
  Rival,
  persona,
  laid: (view) => ({ ...view, stack: [] }),
  plated: (...told) => fightPlated(...told) ?? plated(...told),
  plate: (action, view, seat, language, names, then) =>
    fightPlate(action, view, seat, language, names) ?? plate(action, view, seat, language, names, then),
  course: plateCourse,
  hint: (choices, language, plates) => fightHint(choices, language) ?? hint(choices, language, plates),
  ask,
  recap,
  score,
  goal: ({ options }) => options.glory,
  facts,
  verdict,
  speech: doubting,
  annals,
  pictures,
  things,
  sound,
  shortlist,
  signposts,
  idle,
  finish,
  ends,
  // Somebody will fight, or come to a port.
  later: () => Promise.all([import('./stages.ts'), import('./PortPanel.svelte'), import('../../art/towns/town.ts')]),
  sorts: ({ type }) => type === 'drop' || type === 'placeModification',
}
