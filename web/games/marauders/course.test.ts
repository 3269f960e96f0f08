import { given } from '@windward/games/marauders/given.ts'
import { view } from '@windward/games/marauders/view.ts'
import { expect, test } from 'vitest'
import { courseTo, unseenOn, waysOf } from './course.ts'
import { eyesOn } from './eyes.ts'

function at(table: ReturnType<typeof given>) {
  const seen = view(table.s, 0)
  return { seen, ways: waysOf(seen, 0, table.offers(0)) }
}

test('one press sails as far as three actions go, and no farther', () => {
  const { seen, ways } = at(given({ players: [{ captain: 'joris', at: 'nassau' }, {}] }))
  expect(ways.get('tortuga')).toEqual(['tortuga'])
  expect(ways.get('caribbeanSea')).toHaveLength(3)
  expect(ways.has('trinidad')).toBe(false)
  expect(courseTo(seen, ways, 0, 'santoDomingo', false)).toEqual([
    { type: 'sail', to: 'tortuga' },
    { type: 'sail', to: 'santoDomingo' },
  ])
})

test('a port that is pressed is entered, and business done where an action is left for it', () => {
  const { seen, ways } = at(given({ players: [{ captain: 'joris', at: 'nassau' }, {}] }))
  expect(courseTo(seen, ways, 0, 'havana', true)).toEqual([
    { type: 'sail', to: 'havana' },
    { type: 'enterPort' },
    { type: 'port' },
  ])
  expect(courseTo(seen, ways, 0, 'portRoyal', true)?.at(-1)).toEqual({ type: 'enterPort' })
})

test('from port the first action is to leave it', () => {
  const { seen, ways } = at(given({ players: [{ captain: 'joris', port: 'nassau' }, {}] }))
  expect(courseTo(seen, ways, 0, 'havana', false)).toEqual([{ type: 'leavePort' }, { type: 'sail', to: 'havana' }])
})

test('who looks there is told before, with their chance', () => {
  const hunted = given({
    players: [{ captain: 'joris', at: 'nassau', bounties: { spanish: 1 } }, {}],
    npcs: { spanish: 'havana' },
  })
  const { seen, ways } = at(hunted)
  const [eye] = eyesOn(seen, 0, 'havana')
  expect(eye.npc).toBe('spanish')
  expect(eye.percent).toBeGreaterThan(30)
  expect(unseenOn(seen, 0, courseTo(seen, ways, 0, 'havana', false) ?? [])).toBe(100 - eye.percent)
  expect(eyesOn(seen, 0, 'tortuga')).toEqual([])
  expect(ways.get('portRoyal')).toEqual(['tortuga', 'portRoyal'])
})

test('no farther than an event lets anybody move, and into no port that is out of its reach', () => {
  const becalmed = given({ players: [{ captain: 'joris', port: 'nassau' }, {}], effects: [{ happening: 'doldrums' }] })
  const { seen, ways } = at(becalmed)
  expect(ways.has('portRoyal')).toBe(false)
  expect(courseTo(seen, ways, 0, 'havana', true)).toEqual([{ type: 'leavePort' }, { type: 'sail', to: 'havana' }])
  const rough = at(given({ players: [{ captain: 'joris', at: 'nassau' }, {}], effects: [{ happening: 'highSeas' }] }))
  expect(rough.ways.has('havana')).toBe(true)
  expect(rough.ways.has('portRoyal')).toBe(false)
  expect(courseTo(rough.seen, rough.ways, 0, 'havana', true)).toHaveLength(3)
})
