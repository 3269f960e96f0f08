import { expect, test } from 'vitest'
import { allBut, type GivenPlayer, given, type TestTable } from '../given.ts'
import { type Die, SKULL, type Target } from '../vocabulary.ts'
import type { GloryKey } from './keys.ts'

const MERCHANT: Target = { kind: 'merchant' }
const pass = { type: 'pass' } as const
const holding = (...glory: GloryKey[]): GivenPlayer => ({ glory })

test('glory.fairWind is played: one more move, and nothing but a move (G11)', () => {
  const table = given({ players: [{ captain: 'felipe', at: 'havana', ...holding('fairWind') }, {}], passes: allBut() })
  table.plays(0, 'fairWind')
  for (const to of ['nassau', 'havana', 'nassau'] as const) table.does(0, { type: 'sail', to })
  // Three moves, of which the first was the extra one.
  expect(table.offersOf(0, 'scout')).toHaveLength(1)
  table.does(0, { type: 'sail', to: 'tortuga' })
  expect(table.asked()).not.toContain('0 turn')
})

test('glory.fairWind is played: after the last action', () => {
  const table = given({ players: [{ captain: 'felipe', at: 'havana', ...holding('fairWind') }, {}] })
  for (const to of ['nassau', 'havana', 'nassau'] as const) table.does(0, { type: 'sail', to })
  expect(table.asked()).toEqual(['0 turn'])
  table.plays(0, 'fairWind')
  expect(table.offers(0).map(({ type }) => type)).toEqual(['enterPort', 'sail', 'sail', 'endTurn'])
})

test('glory.fairWind is not offered: on the turn of another player, or in a battle', () => {
  const table = given({
    players: [
      { captain: 'felipe', at: 'havana', ...holding('fairWind') },
      { captain: 'frances', at: 'havana', bounties: { dutch: 1 }, ...holding('fairWind') },
    ],
    passes: allBut('battle.afterRoll'),
  })
  table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1)
  expect(table.asked()).toEqual(['0 window'])
  expect(table.mayPlay(0, 'fairWind')).toBe(false)
  expect(table.does(0, pass).mayPlay(1, 'fairWind')).toBe(false)
})

test('glory.sharpEyes is played: dice of a failed Scouting roll again', () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga', ...holding('sharpEyes') }, {}],
    passes: allBut('scout.after'),
  })
  table.does(0, { type: 'scout', target: MERCHANT }, 1, 2).plays(0, 'sharpEyes', { dice: [0] }, SKULL)
  expect(table.heard('scouted').at(-1)?.found).toBe(true)
  expect(table.heard('rolled').at(-1)?.dice).toEqual([SKULL, 2])
})

test('glory.sharpEyes is not offered: after a roll that succeeded (G8)', () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga', ...holding('sharpEyes') }, {}],
    passes: allBut('scout.after'),
  })
  table.finds(0, MERCHANT)
  // Asked all the same: a Lookout could be hired now.
  expect(table.asked()).toEqual(['0 window'])
  expect(table.mayPlay(0, 'sharpEyes')).toBe(false)
})

test('glory.falseColours is played: the NPC does not find its prey, now and for the rest of the turn (G15)', () => {
  const table = given({
    players: [{ captain: 'felipe', port: 'nassau', bounties: { dutch: 1 }, ...holding('falseColours') }, {}],
    npcs: { dutch: 'nassau' },
    passes: allBut('npcScout.before'),
  })
  table.does(0, { type: 'leavePort' })
  expect(table.asked()).toEqual(['0 window'])
  table.plays(0, 'falseColours')
  expect(table.heard('npcScouted').map(({ found }) => found)).toEqual([false])
  // Out and in again: she still sees nothing, and rolls no dice.
  table.does(0, { type: 'sail', to: 'tortuga' }).does(0, { type: 'sail', to: 'nassau' })
  expect(table.heard('npcScouted').map(({ found }) => found)).toEqual([false, false])
})

test('glory.falseColours is played: against a player who is about to scout', () => {
  const table = given({
    players: [
      { captain: 'josiah', at: 'tortuga' },
      { captain: 'felipe', at: 'tortuga', ...holding('falseColours') },
    ],
    passes: allBut('npcScout.before'),
  })
  table.does(0, { type: 'scout', target: { kind: 'player', seat: 1 } })
  expect(table.asked()).toEqual(['1 window'])
  table.plays(1, 'falseColours')
  expect(table.heard('scouted')).toMatchObject([{ found: false }])
})

test('glory.falseColours is not offered: when somebody else is looked for', () => {
  const table = given({
    players: [
      { captain: 'josiah', at: 'tortuga' },
      { captain: 'felipe', at: 'tortuga' },
      { captain: 'frances', at: 'tortuga', ...holding('falseColours') },
    ],
    passes: allBut('npcScout.before'),
  })
  table.does(0, { type: 'scout', target: { kind: 'player', seat: 1 } }, 1, 1)
  expect(table.asked()).toEqual(['0 turn'])
})

test('glory.fogBank is played: the Scouting roll of another player is a single die', () => {
  const table = given({
    players: [
      { captain: 'josiah', at: 'tortuga' },
      { captain: 'felipe', ...holding('fogBank') },
    ],
    passes: allBut('other.scout.before'),
  })
  table.does(0, { type: 'scout', target: MERCHANT })
  expect(table.asked()).toEqual(['1 window'])
  table.plays(1, 'fogBank', {}, 1)
  expect(table.heard('scouted')).toMatchObject([{ found: false }])
})

test('glory.fogBank is not offered: for a merchant who is found without a roll, or to whoever scouts', () => {
  const table = given({
    players: [
      { captain: 'josiah', at: 'cartagena', ...holding('fogBank') },
      { captain: 'felipe', ...holding('fogBank') },
    ],
    passes: allBut('other.scout.before', 'scout.before'),
  })
  table.does(0, { type: 'scout', target: { kind: 'merchant', sure: true } })
  expect(table.asked()).toEqual(['0 merchant'])
})

test('a card that has done all it can do is not asked for a second time (G20)', () => {
  const seen = { captain: 'josiah', at: 'tortuga' } as const
  const unseen = { captain: 'felipe', at: 'tortuga', ...holding('falseColours', 'falseColours') } as const
  const colours = given({ players: [seen, unseen], passes: allBut('npcScout.before') })
  colours.does(0, { type: 'scout', target: { kind: 'player', seat: 1 } }).plays(1, 'falseColours')
  expect(colours.heard('scouted')).toMatchObject([{ found: false }])

  const foggy = { captain: 'felipe', ...holding('fogBank', 'fogBank') } as const
  const fog = given({ players: [seen, foggy], passes: allBut('other.scout.before') })
  fog.does(0, { type: 'scout', target: MERCHANT }).plays(1, 'fogBank', {}, 1)
  expect(fog.heard('scouted')).toMatchObject([{ found: false }])

  const guest = { captain: 'felipe', port: 'tortuga', ...holding('tavernTalk', 'tavernTalk') } as const
  const tavern = given({ players: [guest, {}], passes: allBut('port.rumor') })
  tavern.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'rumor' }).plays(0, 'tavernTalk')
  expect(tavern.asked()).toEqual(['0 rejectRumor'])
})

test('glory.tavernTalk is played: two rumors, of which one is kept, without gold or dice', () => {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', gold: 0, ...holding('tavernTalk') }, {}],
    passes: allBut('port.rumor'),
  })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'rumor' }).plays(0, 'tavernTalk')
  const drawn = table.offersOf(0, 'rejectRumor').map(({ card }) => card)
  expect(drawn).toHaveLength(2)
  table.does(0, { type: 'rejectRumor', card: drawn[0] })
  expect(table.captain(0).rumors).toEqual([drawn[1]])
  expect(table.s.rumors.deck).toContain(drawn[0])
})

test('glory.tavernTalk is not offered: outside the activity; who came without gold and keeps it goes away (G14)', () => {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', gold: 0, ...holding('tavernTalk') }, {}],
    passes: allBut('port.rumor'),
  }).does(0, { type: 'port' })
  expect(table.mayPlay(0, 'tavernTalk')).toBe(false)
  table.does(0, { type: 'visit', activity: 'rumor' }).does(0, pass)
  expect(table.heard('rumorForgone')).toHaveLength(1)
  expect(table.asked()).toEqual(['0 port'])
})

/** Felipe (Influence 3) asks for a rumor. */
function asksForRumor(...dice: Die[]): TestTable {
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', ...holding('silverTongue') }, {}],
    passes: allBut('check.after'),
  })
  return table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'rumor' }, ...dice)
}

test('nobody goes for a rumor without gold who would not be asked for his Tavern Talk (G14)', () => {
  const guest = { captain: 'felipe', port: 'tortuga', gold: 0, ...holding('tavernTalk') } as const
  const visit = { type: 'visit', activity: 'rumor' } as const
  const table = given({ players: [guest, {}], passes: allBut() }).does(0, { type: 'port' })
  expect(table.offers(0)).not.toContainEqual(visit)
  table.does(0, { type: 'askAgain', window: 'port.rumor' })
  expect(table.offers(0)).toContainEqual(visit)
})

test('glory.silverTongue is played: dice of a failed Influence roll again', () => {
  const table = asksForRumor(1, 2, 3).plays(0, 'silverTongue', { dice: [0, 2] }, 1, SKULL)
  expect(table.captain(0).rumors).toHaveLength(1)
})

test('glory.silverTongue is not offered: after a success, or after another roll', () => {
  expect(asksForRumor(1, 2, SKULL).asked()).toEqual(['0 port'])
  const table = given({
    players: [{ captain: 'felipe', port: 'tortuga', damage: { crew: 1 }, ...holding('silverTongue') }, {}],
    passes: allBut('check.after'),
  })
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'recruit' }, 1, 1)
  expect(table.asked()).toEqual(['0 crew'])
})

test('Silver Tongue helps before the port of Port Royal too: it is an Influence roll (G21)', () => {
  const wanted = { captain: 'felipe', at: 'portRoyal', bounties: { english: 1 }, ...holding('silverTongue') } as const
  const table = given({ players: [wanted, {}], passes: allBut('check.after') })
  table.does(0, { type: 'enterPort', by: 'influence' }, 1, 1, 1).plays(0, 'silverTongue', { dice: [0] }, SKULL)
  expect(table.captain(0).inPort).toBe(true)
})

test('glory.letterOfMarque is played: a raid without a bounty', () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga', ...holding('letterOfMarque') }, {}],
    passes: allBut('bounty.before'),
  })
  table.finds(0, MERCHANT).does(0, { type: 'raid', nation: 'french' })
  table.plays(0, 'letterOfMarque', {}, 1, 1, 1)
  expect(table.captain(0).bounties.french).toBe(0)
})

test('glory.letterOfMarque is played: an attack on a player without a bounty', () => {
  const table = given({
    players: [
      { captain: 'josiah', at: 'tortuga', ...holding('letterOfMarque') },
      { captain: 'frances', at: 'tortuga' },
    ],
    passes: allBut('bounty.before'),
  })
  table.finds(0, { kind: 'player', seat: 1 }).plays(0, 'letterOfMarque', {}, 1, 1, 1, 1, 1)
  expect(table.captain(0).bounties.english).toBe(0)
})

test('glory.letterOfMarque is not offered: against a naval ship', () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga', ...holding('letterOfMarque') }, {}],
    npcs: { dutch: 'tortuga' },
    passes: allBut('bounty.before'),
  })
  table.finds(0, { kind: 'npc', npc: 'dutch' }, 1, 1, 1, 1, 1, 1)
  expect(table.captain(0).bounties.dutch).toBe(1)
})

test('glory.boughtPardon is played: up to two bounties of one nation for 2 gold each', () => {
  const wanted = { bounties: { dutch: 3, english: 1 }, gold: 5, ...holding('boughtPardon') }
  const table = given({ players: [{ captain: 'felipe', ...wanted }, {}], passes: allBut() }).does(0, { type: 'port' })
  expect(table.offersOf(0, 'playGlory').map(({ nation, count }) => [nation, count])).toEqual([
    ['english', 1],
    ['dutch', 1],
    ['dutch', 2],
  ])
  table.plays(0, 'boughtPardon', { nation: 'dutch', count: 2 })
  expect(table.captain(0)).toMatchObject({ gold: 1, bounties: { dutch: 1, english: 1 } })
})

test('glory.boughtPardon is not offered: at sea, without gold or without a bounty', () => {
  const offered = (one: GivenPlayer) => {
    const table = given({ players: [{ captain: 'felipe', ...holding('boughtPardon'), ...one }, {}], passes: allBut() })
    return (one.at === undefined ? table.does(0, { type: 'port' }) : table).mayPlay(0, 'boughtPardon')
  }
  expect(offered({ bounties: { dutch: 1 }, gold: 2 })).toBe(true)
  expect(offered({ bounties: { dutch: 1 }, gold: 1 })).toBe(false)
  expect(offered({})).toBe(false)
  expect(offered({ bounties: { dutch: 1 }, at: 'havana' })).toBe(false)
})

test('glory.damningLetters is played: one more bounty for a wanted player', () => {
  const table = given({
    players: [
      { captain: 'felipe', ...holding('damningLetters') },
      { captain: 'frances', bounties: { dutch: 1 } },
    ],
  })
  table.plays(0, 'damningLetters', { seat: 1, nation: 'dutch' })
  expect(table.captain(1).bounties.dutch).toBe(2)
})

test('glory.damningLetters is not offered: against who is not wanted, or cannot be wanted more (G19)', () => {
  const table = given({
    players: [
      { captain: 'felipe', bounties: { dutch: 1 }, ...holding('damningLetters') },
      { captain: 'frances', bounties: { dutch: 5 } },
      { captain: 'josiah' },
    ],
  })
  expect(table.mayPlay(0, 'damningLetters')).toBe(false)
})

test('the doldrums hold for an extra move too (G11)', () => {
  const table = given({
    players: [{ captain: 'felipe', at: 'havana', ...holding('fairWind') }, {}],
    passes: allBut(),
    effects: [{ happening: 'doldrums' }],
  })
  table.plays(0, 'fairWind').does(0, { type: 'sail', to: 'nassau' }).does(0, { type: 'sail', to: 'havana' })
  expect(table.offersOf(0, 'sail')).toEqual([])
})

test('Fast Learner copies what anybody played since one’s last decision, when it can be played again (G12)', () => {
  const table = given({
    players: [
      { captain: 'felipe', at: 'havana', ...holding('fairWind') },
      { captain: 'josiah', at: 'tortuga', ...holding('fastLearner') },
      { captain: 'joris' },
    ],
    passes: allBut('turn.free'),
  })
  table.plays(0, 'fairWind').does(0, { type: 'endTurn' })
  expect(table.asked()).toEqual(['1 turn'])
  table.plays(1, 'fastLearner')
  expect(table.heard('gloryPlayed').at(-1)).toMatchObject({ seat: 1, text: expect.any(Number) })
  for (const to of ['havana', 'nassau', 'tortuga', 'havana'] as const) table.does(1, { type: 'sail', to })
  expect(table.offersOf(1, 'sail')).toEqual([])
})

test('after one’s next decision it is too late to copy (G12)', () => {
  const table = given({
    players: [
      { captain: 'felipe', at: 'havana', ...holding('fairWind') },
      { captain: 'josiah', at: 'tortuga', ...holding('fastLearner') },
    ],
    passes: allBut('turn.free'),
  })
  table.plays(0, 'fairWind').does(0, { type: 'endTurn' }).does(1, { type: 'sail', to: 'havana' })
  expect(table.mayPlay(1, 'fastLearner')).toBe(false)
})

test('whose turn it is cannot copy what is of no use to him: fog for his own scouting (G12)', () => {
  const table = given({
    players: [{ captain: 'josiah', at: 'tortuga', ...holding('fastLearner') }, holding('fogBank')],
    passes: allBut('other.scout.before'),
  })
  table.does(0, { type: 'scout', target: MERCHANT }).plays(1, 'fogBank', {}, 1)
  expect(table.asked()).toEqual(['0 turn'])
})
