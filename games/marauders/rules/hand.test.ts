import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { expect, test } from 'vitest'
import { GLORY, GLORY_CARDS } from '../cards/glory.ts'
import { GLORY_KEYS } from '../cards/keys.ts'
import { allBut, type Given, type GivenPlayer, given, type TestTable } from '../given.ts'
import { marauders } from '../index.ts'
import type { Event } from '../news.ts'
import { imagine, view } from '../view.ts'
import { type Die, FACE_DOWN, SKULL } from '../vocabulary.ts'
import { WINDOWS, type Window } from '../windows.ts'

const pass = { type: 'pass' } as const
const shoot = { type: 'declare', action: 'shoot' } as const

/** Felipe attacks Frances, who is wanted. Dice: the first contest. */
function attack(attacker: GivenPlayer, defender: GivenPlayer, windows: Window[], ...dice: Die[]): TestTable {
  const table = given({
    passes: allBut(...windows),
    players: [
      { captain: 'felipe', at: 'havana', ...attacker },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, ...defender },
    ],
  })
  return table.finds(0, { kind: 'player', seat: 1 }, ...dice)
}

test('the glory deck has 70 cards: 54 to be played and two of each specialist (p. 2, p. 12)', () => {
  const hired = GLORY.filter((key) => 'specialist' in GLORY_CARDS[key])
  expect([GLORY.length, hired.length]).toEqual([70, 16])
  const types = hired.flatMap((key) => {
    const card = GLORY_CARDS[key]
    return 'specialist' in card ? [card.specialist] : []
  })
  for (const type of types) expect(types.filter((other) => other === type)).toHaveLength(2)
})

test('every window of a glory card is a timing window, and at least one unless it copies', () => {
  for (const key of GLORY_KEYS) {
    if (!('copy' in GLORY_CARDS[key])) expect(GLORY_CARDS[key].windows.length).toBeGreaterThan(0)
    for (const window of GLORY_CARDS[key].windows) expect(WINDOWS).toHaveProperty(window)
  }
})

test('where two could play, cards are announced unseen, others join, and the aggressor resolves first (p. 12, p. 15)', () => {
  const table = attack(
    { glory: ['steadyHelm'] },
    { glory: ['steadyHelm', 'fairWind'] },
    ['battle.afterRoll'],
    ...[SKULL, 1, 1, 1, 1],
  )
  table.does(0, pass).plays(1, 'steadyHelm')
  expect(table.heard('gloryAnnounced')).toEqual([{ type: 'gloryAnnounced', seat: 1 }])
  // He passed before, but may now join.
  expect(table.asked()).toEqual(['0 window'])
  table.plays(0, 'steadyHelm')
  expect(table.asked()).toEqual(['0 announced'])
  table.plays(0, 'steadyHelm', { side: 'own', dice: [1] }, SKULL)
  expect(table.asked()).toEqual(['1 announced'])
  table.plays(1, 'steadyHelm', { side: 'enemy', dice: [0, 1] }, 1, 1)
  expect(table.heard('gloryPlayed').map(({ seat }) => seat)).toEqual([0, 1])
  // The window stays open until nobody adds a card. She has one more, for all he knows; he has none.
  expect(table.asked()).toEqual(['1 window'])
  table.does(1, pass)
  expect(table.heard('contest')).toEqual([{ type: 'contest' }])
})

test('an announced card lies hidden; in an imagined game it is one of its window', () => {
  const table = attack({ glory: ['steadyHelm'] }, { glory: ['fairWind'] }, ['battle.afterRoll'], SKULL, 1, 1, 1, 1)
  table.plays(0, 'steadyHelm')
  const announced = (seat: number | undefined) =>
    view(table.s, seat).stack.flatMap((f) => (f.type === 'window' ? f.announced.map(({ card }) => card) : []))
  expect(announced(1)).toEqual([FACE_DOWN])
  expect(announced(undefined)).toEqual([FACE_DOWN])
  expect(GLORY[announced(0)[0]]).toBe('steadyHelm')
  for (let n = 0; n < 10; n++) {
    const dream = imagine(view(table.s, 1), new Chance(`dream ${n}`))
    const [card] = dream.stack.flatMap((f) => (f.type === 'window' ? f.announced.map((one) => one.card) : []))
    expect(GLORY_CARDS[GLORY[card]].windows).toContain('battle.afterRoll')
  }
})

test('who thinks better of it shows the card, keeps it, and cannot announce it again here (p. 12, G3)', () => {
  const table = attack({ glory: ['steadyHelm'] }, { glory: ['fairWind'] }, ['battle.afterRoll'], SKULL, 1, 1, 1, 1)
  table.plays(0, 'steadyHelm').does(1, pass)
  const [card] = table.offersOf(0, 'takeBackGlory').map((offer) => offer.card)
  table.does(0, { type: 'takeBackGlory', card })
  expect(table.heard('gloryTakenBack')).toEqual([{ type: 'gloryTakenBack', seat: 0, card }])
  expect(table.captain(0).glory).toEqual([card])
  expect(table.asked()).toEqual(['0 window'])
  expect(table.mayPlay(0, 'steadyHelm')).toBe(false)
})

test('where nobody else could play, a card is played at once (G2)', () => {
  const table = attack({ glory: ['steadyHelm'] }, {}, ['battle.afterRoll'], SKULL, 1, 1, 1, 1)
  expect(table.offersOf(0, 'announceGlory')).toEqual([])
  expect(table.offersOf(0, 'playGlory').length).toBeGreaterThan(0)
})

test("outside combat cards are resolved in turn order from the current player's left (p. 12)", () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga' }, { glory: ['fogBank'] }, { glory: ['fogBank'] }],
    passes: allBut('other.scout.before'),
  })
  table
    .does(0, { type: 'scout', target: { kind: 'merchant' } })
    .does(1, pass)
    .plays(2, 'fogBank')
    .plays(1, 'fogBank')
  expect(table.asked()).toEqual(['1 announced'])
  table.plays(1, 'fogBank')
  const [card] = table.offersOf(2, 'takeBackGlory').map((offer) => offer.card)
  table.does(2, { type: 'takeBackGlory', card }, 1)
  expect(table.heard('scouted')).toMatchObject([{ found: false }])
})

test('Fast Learner copies a copy as the text it stands for, each with choices of its own', () => {
  const table = attack(
    { glory: ['steadyHelm', 'fastLearner'] },
    { glory: ['fastLearner'] },
    ['battle.afterRoll'],
    ...[1, 1, 1, 1, 1],
  )
  table
    .plays(0, 'steadyHelm')
    .does(1, pass)
    .plays(0, 'steadyHelm', { side: 'own', dice: [0] }, SKULL)
  // He may hold another, for all that is known, and so she announces hers.
  table.does(0, pass).plays(1, 'fastLearner').does(0, pass)
  table.plays(1, 'fastLearner', { side: 'enemy', dice: [0] }, 2)
  expect(table.asked()).toEqual(['0 window'])
  table.plays(0, 'fastLearner', { side: 'own', dice: [0, 1] }, SKULL, SKULL, 1)
  expect(table.heard('contest')).toEqual([{ type: 'contest', winner: { seat: 0 } }])
  expect(table.s.glory.discard).toHaveLength(3)
})

test('a specialist cannot be copied', () => {
  const table = attack(
    { glory: ['gunnerCaptainB'] },
    { damage: { hull: 1, masts: 2 }, glory: ['fastLearner'] },
    ['battle.won'],
    ...[SKULL, 1, 1, 1, 2],
  )
  table.plays(0, 'gunnerCaptainB')
  expect(table.captain(0).specialists).toHaveLength(1)
  expect(table.asked()).not.toContain('1 window')
})

test('nothing can be played between the fifth card and the discard (p. 12, F38)', () => {
  const table = given({
    players: [
      {
        captain: 'felipe',
        port: 'tortuga',
        glory: ['fairWind', 'purserB', 'fairWind', 'damningLetters'],
        cargo: ['rum', 'rum', 'rum'],
      },
      {},
    ],
    passes: allBut('port.sell'),
    demand: { tortuga: 'rum' },
  })
  table.s.players[0].passes = []
  table.does(0, { type: 'port' }).does(0, pass).does(0, { type: 'visit', activity: 'sellGoods' })
  for (let n = 0; n < 3; n++) table.does(0, { type: 'sell', good: 'rum' })
  table.does(0, { type: 'done' })
  expect(table.offers(0).map(({ type }) => type)).toEqual(Array(5).fill('discardGlory'))
})

/** Who is asked after the contest, where Steady Helm and Raking Fire belong. */
function askedAfterRoll(setting: (table: TestTable) => void, one: GivenPlayer): string[] {
  const table = given({
    passes: allBut('battle.afterRoll', 'battle.declared'),
    players: [
      { captain: 'felipe', at: 'havana', ...one },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 } },
    ],
  })
  setting(table)
  return table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1).asked()
}

test('asked is whoever could hold a card of the window for all that is known, whatever he holds (G1)', () => {
  expect(askedAfterRoll(() => undefined, { glory: ['steadyHelm'] })).toEqual(['0 window'])
  expect(askedAfterRoll(() => undefined, { glory: ['fairWind'] })).toEqual(['0 window'])
  expect(askedAfterRoll(() => undefined, {})).toEqual(['0 declare'])
})

test('nobody is asked for cards that all lie open (G1)', () => {
  const discardAll = ({ s }: TestTable) => {
    const gone = s.glory.deck.filter((card) => GLORY[card] === 'steadyHelm')
    s.glory.deck = s.glory.deck.filter((card) => !gone.includes(card))
    s.glory.discard.push(...gone)
  }
  // Raking Fire does not come into it: nobody has won.
  expect(askedAfterRoll(discardAll, { glory: ['fairWind'] })).toEqual(['0 declare'])
})

test('a seat can always pass at a kind of window, and ask to be asked again whenever it is asked anything (G4)', () => {
  const table = attack({ glory: ['steadyHelm'] }, {}, ['battle.afterRoll'], 1, 1, 1, 1, 1)
  table.s.players[0].passes = allBut('battle.afterRoll')
  expect(table.asked()).toEqual(['0 window'])
  table.does(0, { type: 'alwaysPass', window: 'battle.afterRoll' })
  table.does(0, shoot).does(1, shoot, 1, 1, 1, 1, 1)
  expect(table.asked()).toEqual(['0 declare'])
  table.does(0, { type: 'askAgain', window: 'battle.afterRoll' })
  // The question stays the same.
  expect(table.asked()).toEqual(['0 declare'])
  table.does(0, shoot).does(1, shoot, 1, 1, 1, 1, 1)
  expect(table.asked()).toEqual(['0 window'])
})

test('everybody sees who always passes where, and nothing of why (G4)', () => {
  const table = attack({ glory: ['steadyHelm'] }, {}, ['battle.afterRoll'], 1, 1, 1, 1, 1)
  table.does(0, { type: 'alwaysPass', window: 'battle.afterRoll' })
  expect(view(table.s, 1).players[0].passes).toContain('battle.afterRoll')
  expect(view(table.s, 1).players[0].captain?.glory).toEqual([FACE_DOWN])
})

test('a turn ends by itself for a seat that always passes after its last action', () => {
  const setting: Given = { players: [{ captain: 'felipe', at: 'havana', glory: ['fogBank'] }, {}] }
  const table = given(setting)
  for (const to of ['nassau', 'havana', 'nassau'] as const) table.does(0, { type: 'sail', to })
  expect(table.asked()).toEqual(['0 turn'])
  table.does(0, { type: 'alwaysPass', window: 'turn.free' })
  expect(table.asked()).not.toContain('0 turn')
  const again = given({ ...setting, passes: ['turn.free'] })
  for (const to of ['nassau', 'havana', 'nassau'] as const) again.does(0, { type: 'sail', to })
  expect(again.asked()).not.toContain('0 turn')
})

test('where a skull leaves no choice, whoever has a hand is asked all the same: he could hold a card (G1)', () => {
  const wreck = { cargo: 2, masts: 2, crew: 2, cannons: 1 }
  const dice = [SKULL, 1, 1, 1, SKULL, SKULL, SKULL] as const
  const table = attack({ ship: 'frigate' }, { damage: wreck, glory: ['fairWind'] }, ['battle.hitTaken'], ...dice)
  expect(table.asked()).toEqual(['1 hit'])
})

test('every glory point brings a glory card, whatever earned it (p. 12)', () => {
  const deeds = new Set<string>()
  for (let n = 0; n < 150; n++) {
    const rng = new Chance(`points ${n}`)
    const policy = new Chance(`policy ${n}`)
    const s = marauders.setup({ glory: 15, events: 34 }, 1 + (n % 4), rng)
    for (let [question] = marauders.questions(s); question !== undefined; [question] = marauders.questions(s)) {
      const told: Event[] = []
      const action = sample(marauders.actions(s, question.seat), policy)
      marauders.apply(s, question.seat, action, rng, (event) => void told.push(event))
      for (const [i, event] of told.entries()) {
        if (event.type !== 'glory') continue
        deeds.add(event.why)
        expect(told[i + 1]).toMatchObject({ type: 'gloryDrawn', seat: event.seat })
      }
    }
  }
  expect(deeds).toContain('battle')
  expect(deeds).toContain('raid')
})
