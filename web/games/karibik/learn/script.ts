/** The first game: a round and a half in which everything happens once. Karibik draws no chance after the setup. */

import type { Action, Card, Event, Ship } from '@windward/games/karibik/vocabulary.ts'
import type { Script } from '../../../learn/primer.ts'
import { type Otherwise, scribe } from '../../../learn/writing.ts'
import type { LessonKey } from './words.ts'

const { tell, act, other } = scribe<Action, Event, LessonKey>()
const ines = other(1)

const CAPTURE: Action = { type: 'capture' }
const FINISH: Action = { type: 'finish' }
const ASTRAY: Otherwise<Action, LessonKey> = { sail: 'no.sail', finish: 'no.finish' }

export const script: Script = {
  options: { colours: 'seated', handOver: false, handOverDelivers: false, delivery: 'in' },
  seed: 'karibik-lesson-281',
  others: ['Inés'],
  steps: [
    tell('welcome', { part: 'part.chart' }),
    tell('ships', { point: ['ship-arriba', 'ship-bravo', 'ship-caribic', 'ship-diabolo', 'ship-evita', 'ship-fuego'] }),
    tell('chests', { point: ['city-havana', 'city-puertoBello'] }),
    tell('havens', { point: ['space-10', 'space-39', 'space-89'] }),

    tell('cards', { part: 'part.bribe' }),
    tell('plan', { point: ['ship-arriba', 'ship-bravo', 'city-havana', 'ship-diabolo', 'city-puertoBello'] }),
    ines(allocate(2, -1, 4, 1, 3, 0), ['confirmed']),
    act('allocate', allocate(3, 2, 4, 5, 1, 0), ['revealed', 'won'], { allocate: 'no.allocate' }),

    act('arriba', sail(5), ['sailed'], ASTRAY, { part: 'part.move' }),
    act('capture', CAPTURE, ['captured'], { sail: 'no.captureFirst', finish: 'no.finish' }),
    act('carry', sail(6), ['sailed'], ASTRAY),
    act('carry2', sail(7), ['sailed'], ASTRAY, { point: ['space-7', 'ship-bravo'] }),
    act('finishArriba', FINISH, ['won']),

    tell('thief', { part: 'part.thief', point: ['ship-bravo'] }),
    act('steal', steal('arriba'), ['stolen'], { sail: 'no.stealFirst', finish: 'no.finish' }),
    act('toHaven', sail(10), ['sailed'], ASTRAY),
    act('deliver', deliver(10), ['delivered'], { finish: 'no.finishLoaded' }),
    tell('delivered', { point: ['seat-0'] }),
    act('finishBravo', FINISH, ['tied']),

    act('tie', { type: 'commit' }, [], { withhold: 'no.withhold' }, { part: 'part.tie', point: ['ship-caribic'] }),
    ines({ type: 'commit' }, ['tieBreakers', 'won']),
    tell('tied', { point: ['ship-caribic'] }),
    ines(sail(76)),
    ines(sail(85)),
    ines(CAPTURE, ['captured']),
    ines(sail(76)),
    ines(FINISH, ['won']),

    act('diabolo', sail(67), ['sailed'], ASTRAY, { part: 'part.alone', point: ['ship-diabolo', 'city-puertoBello'] }),
    act('diabolo2', sail(82), ['sailed'], ASTRAY),
    act('diabolo3', CAPTURE, ['captured'], { sail: 'no.captureFirst', finish: 'no.finish' }),
    act('diabolo4', sail(89), ['sailed'], ASTRAY),
    act('diabolo5', deliver(89), ['delivered'], { sail: 'no.finishLoaded', finish: 'no.finishLoaded' }),
    act('diabolo6', FINISH, ['won'], { sail: 'no.stay' }),
    ines(sail(45)),
    ines(sail(33)),
    ines(sail(34)),
    ines(CAPTURE, ['captured']),
    ines(FINISH, ['stayed', 'roundBegan']),
    tell('round', { part: 'part.round', point: ['ship-fuego'] }),
    tell('newChests', { point: ['city-trujillo', 'city-belize'] }),

    tell('plan2', { part: 'part.swap', point: ['ship-arriba', 'city-nassau', 'ship-bravo', 'ship-evita'] }),
    ines(allocate(2, 1, 5, -1, 4, 3), ['confirmed']),
    act('allocate2', allocate(3, 2, 0, 1, -1, 4), ['revealed', 'won'], { allocate: 'no.allocate' }),
    act('nassau', sail(1), ['sailed'], ASTRAY),
    act('nassau2', CAPTURE, ['captured'], { sail: 'no.captureFirst', finish: 'no.finish' }),
    act('blocked', sail(8), ['sailed'], ASTRAY, { point: ['ship-bravo', 'space-8'] }),
    act('blocked2', sail(14), ['sailed'], ASTRAY),
    act('finishArriba2', FINISH, ['won']),
    act('bravo', sail(23), ['sailed'], ASTRAY, { point: ['space-23', 'ship-evita', 'ship-arriba'] }),
    act('rob', steal('evita'), ['stolen'], { steal: 'no.stealNassau', sail: 'no.stealFirst', finish: 'no.finish' }),
    act('swap', { type: 'swap', with: 'arriba' }, ['swapped'], { sail: 'no.swap', finish: 'no.finish' }),
    act('home', sail(10), ['sailed'], ASTRAY),
    act('deliver2', deliver(10), ['delivered'], { finish: 'no.finishLoaded', any: 'no.finishLoaded' }),
    act('finishBravo2', FINISH, ['won']),
    tell('end', { part: 'part.end', point: ['seat-0', 'seat-1'] }),
  ],
}

function allocate(...bribes: readonly Card[]): Action {
  return { type: 'allocate', bribes }
}

function sail(to: number): Action {
  return { type: 'sail', to }
}

function steal(from: Ship): Action {
  return { type: 'steal', from }
}

function deliver(to: number): Action {
  return { type: 'deliver', to }
}
