import { Chance } from '@windward/core/chance.ts'
import { describe, expect, test } from 'vitest'
import { missionNamed } from '../cards/missions.ts'
import { rumorNamed } from '../cards/rumors.ts'
import { type GivenPlayer, given, type TestTable } from '../given.ts'
import { census, imagine, view } from '../view.ts'
import { FACE_DOWN, SKULL } from '../vocabulary.ts'

const felipe: GivenPlayer = { captain: 'felipe', port: 'nassau', rumors: ['theMarkedDeck'] }
const deck = rumorNamed('theMarkedDeck')

function presents(own: GivenPlayer, ...dice: number[]): TestTable {
  return given({ players: [{ ...felipe, ...own }, { captain: 'joris' }] })
    .does(0, { type: 'port' })
    .does(0, { type: 'presentRumor', card: deck }, ...dice)
}

describe('rumors (p. 9)', () => {
  test('a failed roll discards the rumor: it was false', () => {
    const table = presents({}, 1, 1, 1)
    expect(table.captain(0)).toMatchObject({ rumors: [], gold: 10, glory: [] })
    expect(table.s.rumors.discard).toEqual([deck])
    expect(table.heard('rumorFalse')).toHaveLength(1)
  })

  test('presenting one shows it to everybody', () => {
    const table = presents({}, 1, 1, 1)
    expect(table.heard('rumorPresented')).toEqual([{ type: 'rumorPresented', seat: 0, card: deck }])
  })

  test('a rumor in hand is hidden, a kept one is not and fills no slot (C3)', () => {
    const own: GivenPlayer = { ...felipe, kept: ['forgedDocuments'] }
    const { s } = given({ players: [own, { captain: 'joris' }] })
    const seen = view(s, 1).players[0].captain
    expect(seen).toMatchObject({ rumors: [FACE_DOWN], kept: [rumorNamed('forgedDocuments')] })
    const table = given({ players: [{ captain: 'felipe', kept: ['forgedDocuments', 'nativeGuides'] }, {}] })
    table.does(0, { type: 'pass' }).does(0, { type: 'port' })
    table.does(0, { type: 'visit', activity: 'rumor' }, SKULL, 1, 1)
    expect(table.captain(0).rumors).toHaveLength(1)
    expect(table.asked()).toEqual(['0 port'])
  })

  test('every card of the deck can be told from another by nobody who does not hold it', () => {
    const { s } = given({ players: [felipe, { captain: 'joris' }] })
    const own = view(s, 1)
    const dreamt = imagine(own, new Chance('rumors'))
    expect(view(dreamt, 1)).toEqual(own)
    expect(census(dreamt)).toEqual(census(s))
  })

  test('the plunderer takes rumors, kept ones and Specialists; a second Specialist of a type is discarded', () => {
    const table = given({
      passes: ['battle.won'],
      players: [
        { captain: 'frederico', at: 'havana', specialists: ['purser'] },
        {
          captain: 'frances',
          at: 'havana',
          bounties: { dutch: 1 },
          damage: { crew: 2 },
          rumors: ['theMarkedDeck'],
          kept: ['forgedDocuments'],
          specialists: ['carpenter'],
          mission: 'theSpysRound',
        },
      ],
    })
    table.captain(1).specialists.push({ type: 'purser', from: 'rumor', card: rumorNamed('theRichWidow') })
    table.s.rumors.deck.splice(table.s.rumors.deck.indexOf(rumorNamed('theRichWidow')), 1)
    table.finds(0, { kind: 'player', seat: 1 }, 1, 1, 1, 1, 1).does(0, { type: 'declare', action: 'board' })
    table.does(1, { type: 'declare', action: 'shoot' }, SKULL, 1, 1, 1, 1)
    const { rumors, kept, specialists } = table.captain(0)
    expect({ rumors, kept }).toEqual({ rumors: [deck], kept: [rumorNamed('forgedDocuments')] })
    expect(specialists.map(({ type }) => type)).toEqual(['purser', 'carpenter'])
    expect(table.s.rumors.discard).toEqual([rumorNamed('theRichWidow')])
    table.does(0, { type: 'keepShip' })
    expect(table.s.missions.discard).toEqual([missionNamed('theSpysRound')])
  })

  test('a Captain who retires or dies gives up rumors, kept ones, Specialists and mission', () => {
    const own: GivenPlayer = { ...felipe, kept: ['forgedDocuments'], specialists: ['surgeon'], mission: 'theSpysRound' }
    const table = given({ players: [own, { captain: 'joris' }] })
    const before = census(table.s)
    table.does(0, { type: 'retire' })
    expect(table.s.rumors.discard).toEqual([deck, rumorNamed('forgedDocuments')])
    expect(table.s.missions.discard).toEqual([missionNamed('theSpysRound')])
    expect(table.s.glory.discard).toHaveLength(1)
    expect(census(table.s)).toEqual(before)
  })
})

describe('a deck that has run out is shuffled anew from its discards', () => {
  test('Rumor Cards (C1)', () => {
    const table = given({ players: [{ captain: 'felipe' }, {}] })
    table.s.rumors.discard = table.s.rumors.deck.splice(0)
    table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'rumor' }, SKULL, 1, 1)
    expect(table.captain(0).rumors).toHaveLength(1)
    expect(table.s.rumors).toMatchObject({ discard: [] })
  })

  test('Glory Cards (C1)', () => {
    const table = given({ players: [felipe, {}] })
    table.s.glory.discard = table.s.glory.deck.splice(0)
    table.does(0, { type: 'port' }).does(0, { type: 'presentRumor', card: deck }, SKULL, 1, 1)
    expect(table.captain(0).glory).toHaveLength(1)
    expect(table.s.glory.discard).toEqual([])
  })

  test('Mission Cards: there are always two to be had (C1)', () => {
    const table = given({ players: [{ captain: 'felipe', port: 'nassau' }, {}] })
    const timber = missionNamed('timberForTheYard')
    table.s.missions = {
      open: [timber, missionNamed('theSpysRound')],
      deck: [],
      discard: [...table.s.missions.deck, ...table.s.missions.open].filter(
        (card) => card !== timber && card !== missionNamed('theSpysRound'),
      ),
    }
    table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'mission' })
    table.does(0, { type: 'claim', mission: timber })
    expect(table.s.missions.open).toHaveLength(2)
    expect(table.s.missions.discard).toEqual([])
  })
})
