/** Things on the sheet. */

import { FLAGS } from './flags.ts'
import { type Drawing, INK, PAPER, type Theme } from './ink.ts'
import { row, type Section } from './section.ts'
import { barrel, smallBarrel } from './things/barrel.ts'
import { die } from './things/dice.ts'
import { ensign } from './things/flag.ts'
import { GOOD_NAMES, good, labelled } from './things/goods.ts'
import { garland, laurel, MARK_NAMES, mark, SKILL_NAMES, seal, skill, swords } from './things/marks.ts'
import { chest, coin, purse, smallChest } from './things/money.ts'
import { bareScroll, cardBack, codeFrame, ribbon, scroll } from './things/paper.ts'
import { ball, burst, crest, puff, swell, waves } from './things/powder.ts'
import { bustRing } from './things/ring.ts'
import { beads, planks, plate } from './things/wood.ts'

/** On something dark the ink is light. */
const INKS: Readonly<Record<Theme, string>> = { day: INK, lamp: PAPER }

const SHARES = [
  { percent: 7, colour: '#e3b532' },
  { percent: 6, colour: '#b0322a' },
  { percent: 5, colour: '#2b2b30' },
]

export const THINGS: readonly Section[] = [
  {
    title: 'art.money',
    ground: 'table',
    rows: [
      row(96, coin('1'), coin('2'), coin('5'), coin('10'), coin(''), coin('3', 'silver'), purse('7')),
      row(190, chest('8'), chest('12', true), barrel('3')),
      row(40, coin('2'), coin('12'), purse('7'), smallChest('8'), smallChest('12'), smallBarrel('3')),
      row(32, coin('2'), coin('12'), smallChest('8'), smallBarrel('3')),
    ],
  },
  {
    title: 'art.signs',
    ground: 'table',
    rows: [
      row(96, laurel('3'), laurel('12'), garland(), ...SKILL_NAMES.map((name) => skill(name)), swords('')),
      { width: 120, drawings: (theme) => ['6', 'skull'].map((strength) => swords(strength, INKS[theme])) },
      row(40, laurel('3'), laurel('12'), ...SKILL_NAMES.map((name) => skill(name))),
      {
        width: 36,
        drawings: (theme) => MARK_NAMES.map((name) => mark(name, INKS[theme])),
      },
      row(
        48,
        ...MARK_NAMES.map((name) => seal({ mark: name })),
        seal('any'),
        seal({ swords: '2' }),
        seal({ text: '+1', fill: '#e3b532' }),
        seal({ text: '+1', fill: '#2b2b30' }),
        seal({ text: '−1' }),
      ),
      row(96, ...FLAGS.map((name) => ensign(name))),
      row(36, ...FLAGS.map((name) => ensign(name, true))),
    ],
  },
  {
    title: 'art.dice',
    ground: 'wood',
    rows: [row(84, ...dice()), row(34, ...dice())],
  },
  {
    title: 'art.goods',
    ground: 'table',
    rows: [row(110, ...GOOD_NAMES.map((name) => good(name))), row(36, ...GOOD_NAMES.map((name) => good(name)))],
  },
  {
    title: 'art.goodsOnWood',
    ground: 'wood',
    rows: [row(72, ...GOOD_NAMES.map((name) => labelled(name))), row(40, ...GOOD_NAMES.map((name) => labelled(name)))],
  },
  {
    title: 'art.paper',
    ground: 'table',
    rows: [
      row(216, scroll(216, 86, { marks: ['cross', 'cross'], influence: '4', pays: '2' })),
      row(
        216,
        scroll(216, 86, { marks: ['anchor', 'anchor', 'house'], influence: '5', pays: '4' }),
        bareScroll(216, 86),
      ),
      row(220, ribbon(220)),
      row(110, cardBack(), codeFrame()),
      row(56, cardBack()),
      row(200, bustRing(SHARES)),
      row(104, bustRing(SHARES), bustRing([])),
    ],
  },
  {
    title: 'art.wood',
    ground: 'wood',
    rows: [
      row(
        180,
        plate(180, 56, { tone: 'madder' }),
        plate(180, 56),
        plate(180, 56, { tone: 'indigo' }),
        plate(180, 56, { tone: 'off' }),
      ),
      row(180, plate(180, 56, { isPressed: true }), plate(180, 56, { tone: 'madder', isPressed: true })),
      row(226, beads(5, 10, 226), beads(7, 12, 226)),
      row(280, planks(280, 114), planks(280, 114, 'dark'), planks(280, 114, 'walnut')),
    ],
  },
  {
    title: 'art.powder',
    ground: 'table',
    rows: [
      row(140, puff(), burst(), burst('−1')),
      row(30, ball()),
      row(44, puff(), burst(), burst('−1')),
      { width: 192, drawings: (theme) => [waves(theme)] },
      { width: 560, drawings: (theme) => [crest(theme), swell(theme)] },
    ],
  },
]

function dice(): readonly Drawing[] {
  return ([1, 2, 3, 4, 5, 6, 'skull'] as const).map((face, i) => die(face, ((i * 5) % 13) - 6))
}
