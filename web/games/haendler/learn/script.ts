/** The first game: seven turns in which everything happens once. The seed lays the cards, the list plays Inés. */

import type { Action, Event } from '@windward/games/haendler/vocabulary.ts'
import type { Script } from '../../../learn/primer.ts'
import { scribe } from '../../../learn/writing.ts'
import type { LessonKey } from './words.ts'

const { tell, act, other } = scribe<Action, Event, LessonKey>()
const ines = other(1)

const REVEAL: Action = { type: 'reveal' }
const STOP: Action = { type: 'stop' }

export const script: Script = {
  options: { deck: 'reconstructionA', jester: 'deck', expeditionAfterBust: false },
  seed: 'haendler-lesson-121156',
  others: ['Inés'],
  steps: [
    tell('welcome', { part: 'part.table' }),
    tell('coins', { point: ['seat-0'] }),
    tell('goal', { point: ['seat-0'] }),

    act('firstCard', REVEAL, ['revealed'], {}, { part: 'part.discover' }),
    tell('person', { point: ['card-83'] }),
    act('secondCard', REVEAL, ['revealed'], { stop: 'no.stopEarly' }),
    tell('ship', { point: ['card-14'] }),
    act('stop', STOP, ['stopped'], { reveal: 'no.revealNow' }),
    act('loot', loot(14), ['looted', 'coinsGained'], { pass: 'no.pass' }, { part: 'part.loot' }),

    tell('otherTurn', { part: 'part.bust', point: ['seat-1'] }),
    ines(REVEAL),
    ines(REVEAL, ['bust']),
    tell('bust', { point: ['deck'] }),

    act('again', REVEAL, ['revealed'], {}, { part: 'part.risk' }),
    act('risk', REVEAL, ['revealed'], { stop: 'no.stopEarly' }, { point: ['deck'] }),
    act('third', REVEAL, ['revealed'], { stop: 'no.stopEarly' }),
    act('fourth', REVEAL, ['revealed'], { stop: 'no.stopPriest' }),
    act('enough', STOP, ['stopped'], { reveal: 'no.revealRisk' }),
    act('lootFlute', loot(15), ['looted'], { loot: 'no.smaller', hire: 'no.hirePriest', pass: 'no.pass' }),
    ines(loot(29), ['looted', 'feePaid']),
    tell('fee', { point: ['seat-0'] }),
    tell('calm', { point: ['seat-1'] }),
    ines(REVEAL),
    ines(STOP),
    ines(loot(33)),

    act('bold', REVEAL, ['revealed'], {}, { part: 'part.bold' }),
    act('bold2', REVEAL, ['revealed', 'coinsGained'], { stop: 'no.stopEarly' }),
    tell('tax', { point: ['seat-0'] }),
    act('bold3', REVEAL, ['revealed'], { stop: 'no.stopEarly' }),
    act('bold4', REVEAL, ['revealed'], { stop: 'no.stopEarly' }),
    act('bold5', REVEAL, ['revealed'], { stop: 'no.stopEarly' }),
    act('bold6', REVEAL, ['revealed'], { stop: 'no.oneMore' }, { point: ['card-73', 'deck'] }),
    act('four', STOP, ['stopped'], { reveal: 'no.revealFour' }, { point: ['card-25'] }),
    act('sailor', hire(73), ['hired'], { loot: 'no.lootFirst', pass: 'no.pass' }),
    act('skiff', loot(25), ['looted'], { loot: 'no.smaller', pass: 'no.pass' }),
    ines(loot(30), ['feePaid']),
    tell('rich', { point: ['seat-0'] }),
    ines(REVEAL),
    ines(STOP),
    ines(hire(68), ['hired']),

    act('look', REVEAL, ['revealed'], {}, { part: 'part.expedition' }),
    tell('expedition', { point: ['card-102'] }),
    act('captainCard', REVEAL, ['revealed'], { stop: 'no.stopEarly' }),
    act('stopCaptain', STOP, ['stopped'], { reveal: 'no.revealCaptain' }, { point: ['card-63'] }),
    act('captain', hire(63), ['hired'], { pass: 'no.pass' }),
    ines(REVEAL),
    ines(STOP),
    act('jack', hire(71), ['hired', 'feePaid'], { pass: 'no.passJack' }),
    act('complete', complete(102, [63, 71]), ['completed'], { reveal: 'no.completeFirst' }),
    tell('completed', { point: ['seat-0'] }),

    act('last', REVEAL, ['revealed'], {}, { part: 'part.repel' }),
    act('last2', REVEAL, ['revealed'], { stop: 'no.stopPinnace' }),
    act('repel', { type: 'repel' }, ['repelled'], { admit: 'no.admit' }, { point: ['pending', 'card-8'] }),
    act('lastStop', STOP, ['stopped'], { reveal: 'no.revealLast' }),
    act('lastLoot', loot(8), ['looted'], { pass: 'no.pass' }),
    tell('end', { part: 'part.end', point: ['seat-0', 'seat-1'] }),
  ],
}

function loot(card: number): Action {
  return { type: 'loot', card }
}

function hire(card: number): Action {
  return { type: 'hire', card }
}

function complete(card: number, persons: readonly number[]): Action {
  return { type: 'complete', card, persons }
}
