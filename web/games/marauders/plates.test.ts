import { Match } from '@windward/core/match.ts'
import { defaults } from '@windward/core/options.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { RUMORS } from '@windward/games/marauders/cards/rumors.ts'
import { allBut, type GivenPlayer, given } from '@windward/games/marauders/given.ts'
import { marauders } from '@windward/games/marauders/index.ts'
import { view } from '@windward/games/marauders/view.ts'
import { type Action, PORTS } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { isAttack } from './course.ts'
import { course, ends, hint, plate, plateCourse, plated, stray } from './plates.ts'

const NAMES = (seat: number) => `seat ${seat}`

function seated(table: ReturnType<typeof given>) {
  const seen = view(table.s, 0)
  const choices = table.offers(0)
  const title = (action: Action) => plate(action, seen, 0, 'en', NAMES, plateCourse(action, choices, seen, 0)).title
  return { seen, choices, plates: plated(choices, seen, 0), title }
}

test('with nothing to sell the wood says that a house is to be chosen', () => {
  const table = given({ players: [{ captain: 'joris', port: 'curacao' }, {}] }).does(0, { type: 'port' })
  const { choices, plates } = seated(table)
  expect(hint(choices, 'en', plates ?? [])).toBe('Choose a house')
})

describe('what lies on the wood', () => {
  test('in port: everything in the hold is sold by one press', () => {
    const table = given({ players: [{ captain: 'joris', port: 'curacao', cargo: ['wood', 'rum'] }, {}] })
    for (const port of PORTS) table.s.ports[port].demand = 'wood'
    const { plates, seen, title } = seated(table.does(0, { type: 'port' }))
    expect(plates?.map(title)).toEqual(['Sell all for 9', 'Leave'])
    expect(plates && course(plates[0], seen, 0).map(({ type }) => type)).toEqual(['sell', 'sell', 'done'])
  })

  test('at sea beside a ship that hunts: ending the turn says how likely nobody is found in the next', () => {
    const lying = (captain: GivenPlayer) => {
      const table = given({
        players: [{ captain: 'felipe', bounties: { dutch: 1 }, ...captain }, {}],
        npcs: { dutch: 'curacao' },
      })
      table.s.npcs.dutch.zone = 'havana'
      return plate({ type: 'endTurn' }, view(table.s, 0), 0, 'en', NAMES).note
    }
    expect(lying({ at: 'havana' })).toMatch(/ · next turn here: unseen \d+%$/)
    expect(lying({ at: 'nassau' })).not.toContain('unseen')
    expect(lying({ port: 'havana' })).not.toContain('unseen')
  })

  test('off a port that is closed to whoever is wanted, each way in says what it takes', () => {
    const table = given({ players: [{ captain: 'joris', at: 'portRoyal', bounties: { english: 1 }, gold: 5 }, {}] })
    const { choices, seen } = seated(table)
    const notes = choices
      .filter(({ type }) => type === 'enterPort')
      .map((action) => plate(action, seen, 0, 'en', NAMES).note)
    expect(notes.toSorted()).toEqual([
      expect.stringMatching(/^for 2 gold · /),
      expect.stringMatching(/^with Influence, \d+% · /),
    ])
  })

  test('in port: what a port nearby pays more for stays aboard, and alone is not sold by a plate', () => {
    const table = given({ players: [{ captain: 'joris', port: 'curacao', cargo: ['wood', 'rum'] }, {}] })
    for (const port of PORTS) table.s.ports[port].demand = port === 'caracas' ? 'rum' : 'wood'
    const { plates, choices, seen, title } = seated(table.does(0, { type: 'port' }))
    expect(plates?.map(title)).toEqual(['Sell 1 for 6', 'Leave'])
    expect(plates && plate(plates[0], seen, 0, 'en', NAMES, plateCourse(plates[0], choices, seen, 0)).note).toBe(
      'wood · the rest sells for more nearby',
    )
    expect(plates && plateCourse(plates[0], choices, seen, 0)).toEqual([
      { type: 'sell', good: 'wood' },
      { type: 'done' },
    ])
    table.s.ports.curacao.demand = 'sugar'
    const none = seated(table)
    expect(none.plates?.map(none.title)).toEqual(['Leave'])
    expect(hint(none.choices, 'en', none.plates ?? [])).toBe('Choose a house')
  })

  test('in the open Caribbean, with goods aboard: others in port are looked on', () => {
    const table = given({
      players: [
        { captain: 'felipe', at: 'caribbeanSea', cargo: ['wood'] },
        { captain: 'joris', port: 'curacao', cargo: ['rum'] },
      ],
    })
    expect(seated(table.does(0, { type: 'endTurn' }).does(1, { type: 'port' })).plates).toEqual([])
  })

  test('in port: three in demand are a Glory Point, and the plate says so', () => {
    const table = given({ players: [{ captain: 'joris', port: 'curacao', cargo: ['wood', 'wood', 'wood'] }, {}] })
    table.s.ports.curacao.demand = 'wood'
    const { plates, choices, seen } = seated(table.does(0, { type: 'port' }))
    const [sale] = plates ?? []
    const then = plateCourse(sale, choices, seen, 0)
    expect(plate(sale, seen, 0, 'en', NAMES, then).note).toBe('wood × 3 · a Glory Point')
    const before = table.s.players[0].points.sale
    for (const action of [sale, ...then]) table.does(0, action)
    expect(table.s.players[0].points.sale).toBe(before + 1)
  })

  test('in port: goods for one’s mission are handed in before anything is sold', () => {
    const mission = MISSIONS.findIndex(({ key }) => key === 'breadForTheGarrison')
    const table = given({ players: [{ captain: 'joris', port: 'bridgetown', cargo: ['food', 'food', 'rum'] }, {}] })
    table.captain(0).mission = { card: mission, step: 0, seen: [] }
    for (const port of PORTS) table.s.ports[port].demand = 'rum'
    const { plates, seen } = seated(table.does(0, { type: 'port' }))
    expect(plates?.map(({ type }) => type)).toEqual(['handIn', 'visit', 'done'])
    expect(plates && plate(plates[0], seen, 0, 'en', NAMES).note).toBe('13 gold, a Glory Point')
  })

  test('in port with a full hold for elsewhere: out comes first', () => {
    const cargo = ['wood', 'wood', 'wood', 'wood'] as const
    const table = given({ players: [{ captain: 'joris', port: 'curacao', ship: 'flute', cargo: [...cargo] }, {}] })
    for (const port of PORTS) table.s.ports[port].demand = port === 'caracas' ? 'wood' : 'rum'
    expect(seated(table).plates?.map(({ type }) => type)).toEqual(['leavePort', 'port', 'endTurn'])
    table.captain(0).inPort = false
    expect(
      seated(table).plates?.map(({ type }) => type),
      'at sea',
    ).toEqual(['sail', 'enterPort', 'endTurn'])
    table.captain(0).inPort = true
    table.s.ports.curacao.demand = 'wood'
    expect(seated(table).plates?.[0]).toEqual({ type: 'port' })
  })

  test('in port with a damaged ship while a hunter waits: the main plate stays, and leaving names who waits', () => {
    const harried = (one: GivenPlayer) => {
      const port = { captain: 'felipe', port: 'nassau', bounties: { dutch: 1 }, gold: 0, ...one } as const
      const table = given({ players: [port, {}], npcs: { dutch: 'nassau' } })
      return seated(table.does(0, { type: 'port' }).does(0, { type: 'done' }))
    }
    const { plates, seen } = harried({ damage: { hull: 1 } })
    expect(plates?.map(({ type }) => type)).toEqual(['endTurn', 'leavePort'])
    expect(plate({ type: 'leavePort' }, seen, 0, 'en', NAMES).note).toMatch(
      /^1 action · outside: the Dutch .* · unseen \d+%$/,
    )
    expect(harried({}).plates?.[0].type, 'whole').toBe('leavePort')
  })

  test('in a storm: whatever ends the turn at sea says what it may cost', () => {
    const table = given({ players: [{ captain: 'joris', at: 'curacao' }, {}] })
    const note = (action: Action, then: readonly Action[] = []) =>
      plate(action, view(table.s, 0), 0, 'en', NAMES, then).note
    expect(note({ type: 'endTurn' })).toBe('3 actions left')
    table.s.effects.push({ happening: 'storm' } as never)
    expect(note({ type: 'endTurn' })).toBe('3 actions left · the storm: up to 3 hits')
    expect(note({ type: 'enterPort' }, [{ type: 'port' }])).not.toContain('storm')
    const out: Action[] = ['caribbeanSea', 'curacao', 'caracas'].map((to) => ({ type: 'sail', to }) as Action)
    expect(note(out[0], out.slice(1))).toContain('ends your turn · the storm')
  })

  test('before a port: what is aboard and in demand there is worth naming', () => {
    const table = given({ players: [{ captain: 'joris', at: 'curacao', cargo: ['wood', 'wood'] }, {}] })
    table.s.ports.curacao.demand = 'wood'
    const { seen } = seated(table)
    expect(plate({ type: 'enterPort' }, seen, 0, 'en', NAMES, [{ type: 'port' }]).note).toBe(
      '2 actions, with business there · wood: 12 gold',
    )
  })

  test('before a port: entering it and the Port action are one press', () => {
    const table = given({ players: [{ captain: 'joris', at: 'curacao' }, {}] })
    const { plates, seen } = seated(table)
    expect(plates?.[0]).toEqual({ type: 'enterPort' })
    expect(course({ type: 'enterPort' }, seen, 0)).toEqual([{ type: 'port' }])
    expect(plates?.at(-1)).toEqual({ type: 'endTurn' })
  })

  test('before a port: the plate names it', () => {
    const { plates, title } = seated(given({ players: [{ captain: 'joris', at: 'curacao' }, {}] }))
    expect(plates && title(plates[0])).toBe('Put into Curaçao')
  })

  test('right after leaving a port: the main plate leads on, and none leads back', () => {
    const table = given({ players: [{ captain: 'joris', port: 'curacao', cargo: ['wood'] }, {}] })
    const { plates } = seated(table.does(0, { type: 'leavePort' }))
    expect(plates?.[0].type).toBe('sail')
    expect(plates?.map(({ type }) => type)).not.toContain('enterPort')
  })

  test('before a port that does not ask for the cargo: on to the nearest one that does, as far as actions go', () => {
    const table = given({ players: [{ captain: 'joris', at: 'curacao', cargo: ['wood'] }, {}] })
    for (const port of PORTS) table.s.ports[port].demand = port === 'caracas' ? 'wood' : 'rum'
    const { plates, title, choices, seen } = seated(table)
    expect(plates?.map(title)).toEqual(['Put into Caracas', 'Put into Curaçao', 'End the turn'])
    expect(plates && plateCourse(plates[0], choices, seen, 0)).toEqual([{ type: 'enterPort' }, { type: 'port' }])
    expect(plates && course(plates[0], seen, 0), 'pressed on the chart').toEqual([])
    table.s.ports.curacao.demand = 'wood'
    const here = seated(table)
    expect(here.plates && here.title(here.plates[0])).toBe('Put into Curaçao')
  })

  test('at sea: on to where most of the cargo is asked for, and what lies beyond this turn is named', () => {
    const table = given({
      players: [{ captain: 'joris', at: 'portRoyal', cargo: ['food', 'sugar', 'sugar', 'sugar'] }, {}],
    })
    for (const port of PORTS)
      table.s.ports[port].demand = port === 'nassau' ? 'food' : port === 'stMaarten' ? 'sugar' : 'rum'
    const { plates, choices, seen } = seated(table)
    const [first] = plates ?? []
    const { note } = plate(first, seen, 0, 'en', NAMES, plateCourse(first, choices, seen, 0))
    expect(note).toBe('3 actions, ends your turn · toward St. Maarten · sugar: 18 gold, a Glory Point')
  })

  test('at sea: a rumor in a port that shuts one out is nothing to sail for', () => {
    const heard = (bounties: object) => {
      const rumors: GivenPlayer['rumors'] = ['aMyriadOfGoods']
      const table = given({ players: [{ captain: 'isabel', at: 'caribbeanSea', rumors, bounties }, {}] })
      const { plates = [], choices, seen } = seated(table)
      return plates.map((one) => plate(one, seen, 0, 'en', NAMES, plateCourse(one, choices, seen, 0)).note).join()
    }
    expect(heard({})).toContain('for your rumor')
    expect(heard({ dutch: 2 })).not.toContain('for your rumor')
  })

  test('what spends the last action says that the turn ends with it, as it does by the rules', () => {
    const table = given({ players: [{ captain: 'joris', at: 'curacao' }, {}] })
    const isAsked = () => table.asked().some((asked) => asked.startsWith('0'))
    const there: Action = { type: 'sail', to: 'caribbeanSea' }
    const note = () => plate(there, view(table.s, 0), 0, 'en', NAMES).note
    expect([note(), ends([there], view(table.s, 0), 0)]).toEqual(['1 action', false])
    table.does(0, there).does(0, { type: 'sail', to: 'curacao' })
    expect([note(), ends([there], view(table.s, 0), 0)]).toEqual(['1 action, ends your turn', true])
    expect(isAsked()).toBe(true)
    table.does(0, there)
    expect(isAsked()).toBe(false)
  })

  test('what spends the last action while a card may still be played says that none is left', () => {
    const table = given({
      players: [{ captain: 'joris', at: 'curacao', glory: ['tavernTalk'] }, {}],
      passes: allBut('turn.free'),
    })
    const out: Action[] = ['caribbeanSea', 'curacao', 'caracas'].map((to) => ({ type: 'sail', to }) as Action)
    const seen = view(table.s, 0)
    const [first, ...rest] = out
    expect(ends(out, seen, 0)).toBe(false)
    expect(plate(first, seen, 0, 'en', NAMES, rest).note).toContain('3 actions, none left then')
  })

  test('at the governor’s: a mission is claimed for what it earns, or not at all', () => {
    const mission = MISSIONS.findIndex(({ asks }) => Object.keys(asks).length === 0)
    const table = given({ players: [{ captain: 'joris', port: MISSIONS[mission].port }, {}] })
    table.s.missions.open = [mission]
    table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'mission' })
    const { plates, seen } = seated(table)
    expect(plates?.map(({ type }) => type)).toEqual(['claim', 'done'])
    const notes = plates?.map((action) => plate(action, seen, 0, 'en', NAMES))
    expect(notes?.[0].note).toContain('Glory Point')
    expect(notes?.[1].title).toBe('Back to the town')
  })

  test('at the shipyard: what is paid for is chosen there, and laid before the way back', () => {
    const table = given({
      players: [{ captain: 'joris', port: 'curacao', gold: 5, damage: { hull: 2, masts: 1 } }, {}],
    })
    table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'shipyard' })
    const { choices, plates, title } = seated(table)
    expect(plates?.map(title)).toEqual(['Back to the town'])
    expect(hint(choices, 'en', plates ?? [])).toBe('Choose one or more, pay once')
  })

  test('an answer that could be pressed nowhere has all of them listed', () => {
    const { choices, seen } = seated(given({ players: [{ captain: 'joris', at: 'curacao' }, {}] }))
    expect(plated([...choices, { type: 'careen' }], seen, 0)).toBeUndefined()
  })
})

test('a ship is taken by a plate that says what she is good for', () => {
  const table = new Match(marauders, { options: defaults(marauders), seats: 2, seed: 'ships', salt: '' })
  const choices = table.actions(0) as readonly Action[]
  const seen = table.view(0)
  const plates = plated(choices, seen, 0) ?? []
  expect(plates.map((action) => plate(action, seen, 0, 'en', NAMES).note)).toEqual([
    'nimble, 2 crew, hold 2',
    'roomy, hold 4, slow',
  ])
})

test('a pardon is bought before the town, and the plates stay what they were', () => {
  const table = given({
    players: [{ captain: 'joris', port: 'curacao', gold: 12, bounties: { spanish: 2, english: 1 } }, {}],
  })
  table.s.effects.push({ happening: 'royalPardon' })
  table.does(0, { type: 'port' })
  const { choices, seen, plates, title } = seated(table)
  expect(plates?.map(title)).toEqual(['Leave'])
  const [pardon, ...others] = stray(choices, seen, 0)
  expect(plate(pardon, seen, 0, 'en', NAMES)).toEqual({ title: 'Royal Pardon', note: '5 gold · Spain 2 → 1' })
  expect(others).toMatchObject([{ type: 'buyPardon', nation: 'english' }])
})

test('what one came for is scouted for before anything else', () => {
  const table = given({ players: [{ captain: 'joris', at: 'curacao' }, {}] })
  const card = RUMORS.findIndex(({ place, skill }) => place === 'curacao' && skill === 'scouting')
  table.captain(0).rumors = [card]
  expect(seated(table).plates?.[0]).toEqual({ type: 'scout', target: { kind: 'rumor', card } })
})

test('before a captain is scouted for it is said that it comes to a battle, and what the law makes of it', () => {
  const table = given({
    players: [
      { captain: 'joris', at: 'curacao' },
      { captain: 'isabel', at: 'curacao' },
    ],
  })
  const attack = seated(table).choices.find(isAttack)
  const [odds, battle, law] = attack ? plate(attack, seated(table).seen, 0, 'en', NAMES).note.split(' · ') : []
  expect(odds).toMatch(/^\d+%$/)
  expect(battle).toBe('a battle if you find her')
  expect(law).toBe('Spain 0 → 1')
})

test('a port without anything to do there is not what one is led into', () => {
  const table = given({ players: [{ captain: 'joris', at: 'curacao', gold: 2 }, {}], merchants: { curacao: 'dutch' } })
  expect(seated(table).plates?.[0]).toMatchObject({ type: 'scout' })
})

test('with the goal reached ending the turn lies first, and says that the game ends', () => {
  const table = given({ players: [{ captain: 'joris', at: 'curacao' }, {}] })
  table.s.players[0].points.sale = table.s.options.glory
  const { plates, seen } = seated(table)
  expect(plates?.map(({ type }) => type)).toEqual(['endTurn'])
  expect(plate({ type: 'endTurn' }, seen, 0, 'en', NAMES).note).toContain('the game ends with this round')
})

test('all missing hands are hired by one press', () => {
  const table = given({ players: [{ captain: 'isabel', port: 'sanJuan', ship: 'frigate' }, {}] })
  table.captain(0).ship.at.crew = 0
  table.does(0, { type: 'port' }).does(0, { type: 'visit', activity: 'recruit' }, 1, 1)
  const { plates, choices, seen, title } = seated(table)
  expect(plates?.map(title)).toEqual(['Hire 3 hands', 'Back to the town'])
  expect(plates && plateCourse(plates[0], choices, seen, 0)).toHaveLength(2)
  expect(stray(choices, seen, 0)).toEqual([])
})

test('whoever claims another mission is told which one they give up', () => {
  const table = given({ players: [{ captain: 'joris', port: 'curacao' }, {}] })
  const claim: Action = { type: 'claim', mission: 0 }
  expect(plate(claim, view(table.s, 0), 0, 'en', NAMES).note).not.toContain('give up')
  table.captain(0).mission = { card: 1, step: 0, seen: [] }
  expect(plate(claim, view(table.s, 0), 0, 'en', NAMES).note).toContain('you give up “')
})

test('what peace offers to who is wanted lies on the wood', () => {
  const table = given({ begin: 'round', players: [{ bounties: { dutch: 2 } }, {}], events: ['peace'] })
  expect(table.asked()).toEqual(['0 grudge'])
  const { plates } = seated(table)
  expect(plates).toEqual([{ type: 'settle', nation: 'dutch' }, { type: 'pass' }])
})
