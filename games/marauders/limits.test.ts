import { Chance } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { expect, test } from 'vitest'
import { CARGO_IN_PORT } from './components/cargo.ts'
import { GLORY_HAND, OPEN_MISSIONS } from './components/decks.ts'
import { HIGHEST_BOUNTY, modificationOf } from './components/ships.ts'
import { marauders } from './index.ts'
import { fullValue } from './rules/ship.ts'
import type { State } from './state.ts'
import { census, imagine, view } from './view.ts'
import { type Action, LOCATIONS, NATIONS } from './vocabulary.ts'

/** Bold players do not idle or retire: battles, raids, purchases and deaths are many. */
function bold(choices: readonly Action[], rng: Chance): Action {
  const idle: readonly Action['type'][] = [
    'endTurn',
    'retire',
    'done',
    'pass',
    'letGo',
    'withdraw',
    'alwaysPass',
    'askAgain',
  ]
  const busy = choices.filter(({ type }) => !idle.includes(type))
  const hunts = busy.filter(({ type }) => type === 'scout')
  if (hunts.length > 0 && rng.int(2) === 0) return sample(hunts, rng)
  return busy.length > 0 && rng.int(6) > 0 ? sample(busy, rng) : sample(choices, rng)
}

test('in 120 games of bold players no limit of the rules is ever broken', () => {
  const seen = new Set<string>()
  const faults: string[] = []
  for (let n = 0; n < 120; n++) {
    const rng = new Chance(`limits ${n}`)
    const policy = new Chance(`bold ${n}`)
    const s = marauders.setup({ glory: 15, events: 34 }, 1 + (n % 4), rng)
    const before = JSON.stringify(census(s))
    for (let step = 0; ; step++) {
      const [question] = marauders.questions(s)
      if (question === undefined) break
      const action = bold(marauders.actions(s, question.seat) as readonly Action[], policy)
      marauders.apply(s, question.seat, action, rng, ({ type }) => void seen.add(type))
      faults.push(...faultsIn(s))
      if (step % 40 === 0) {
        expect(JSON.stringify(census(s))).toBe(before)
        const own = view(s, question.seat)
        expect(JSON.stringify(view(imagine(own, policy), question.seat))).toBe(JSON.stringify(own))
      }
    }
  }
  expect(faults).toEqual([])
  // Whatever can happen in this part of the game has happened.
  for (const type of [
    'boarded',
    'fled',
    'shipClaimed',
    'captainArrived',
    'raidEnded',
    'npcDefeated',
    'crewHits',
    'used',
    'gloryPlayed',
    'gloryAnnounced',
    'gloryTakenBack',
    'specialistHired',
    'rumorTrue',
    'rumorFalse',
    'missionAdvanced',
    'missionCompleted',
    'missionLost',
    'specialistHired',
    'chose',
  ]) {
    expect(seen).toContain(type)
  }
})

function* faultsIn(s: State): Generator<string> {
  const resting = s.stack.at(-1)?.type === 'turn'
  if (resting && s.missions.open.length !== OPEN_MISSIONS) yield 'open missions'
  for (const [seat, { captain, stash }] of s.players.entries()) {
    if (stash < 0) yield `seat ${seat} owes its stash`
    if (captain === undefined) continue
    const { ship } = captain
    if (captain.gold < 0) yield `seat ${seat} owes gold`
    for (const location of LOCATIONS) {
      if (ship.at[location] < 0 || ship.at[location] > fullValue(ship, location)) yield `seat ${seat}: ${location}`
    }
    if (NATIONS.some((nation) => captain.bounties[nation] > HIGHEST_BOUNTY)) yield `seat ${seat}: bounties`
    if (new Set(captain.weapons).size < captain.weapons.length) yield `seat ${seat}: two weapons of a kind`
    const kinds = ship.modifications.map(modificationOf)
    if (new Set(kinds).size < kinds.length) yield `seat ${seat}: two modifications of a kind`
    const types = captain.specialists.map(({ type }) => type)
    if (new Set(types).size < types.length) yield `seat ${seat}: two specialists of a type`
    if (!resting) continue
    if (captain.rumors.length > 2) yield `seat ${seat}: rumors`
    if (ship.at.hull === 0) yield `seat ${seat} sails a sunk ship`
    if (captain.glory.length > GLORY_HAND) yield `seat ${seat}: glory cards`
    if (captain.cargo.length > (captain.inPort ? CARGO_IN_PORT : ship.at.cargo)) yield `seat ${seat}: cargo`
    if (ship.flipped.includes('chasers')) yield `seat ${seat}: spent chasers outside battle`
  }
}
