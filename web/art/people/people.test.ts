import { describe, expect, it } from 'vitest'
import { svg } from '../ink.ts'
import { isWellFormed } from '../reading.ts'
import { anyone } from './anyone.ts'
import { CAPTAIN_NAMES, captain } from './captains.ts'
import { NAVY_NAMES, navalOfficer, PIRATE_NAMES, pirate, SPECIALIST_NAMES, specialist } from './crew.ts'
import { figure, medallion, portrait } from './figure.ts'
import { ROLE_NAMES, role, variants } from './haendler.ts'
import { type Likeness, likeness } from './likeness.ts'
import { REGULARS } from './regulars.ts'

const roles = ROLE_NAMES.flatMap((name) => Array.from({ length: variants(name) }, (_, i) => role(name, i)))
const cast: readonly Likeness[] = [
  ...roles,
  ...CAPTAIN_NAMES.map(captain),
  ...SPECIALIST_NAMES.map(specialist),
  ...NAVY_NAMES.flatMap((nation) => [0, 1, 2].map((which) => navalOfficer(nation, which))),
  ...PIRATE_NAMES.map(pirate),
]
const players = Array.from({ length: 300 }, (_, i) => anyone(`player ${i}`))

describe('people', () => {
  it('are all there: 11 roles, 16 captains, 8 specialists, the officers of four nations, seven pirates', () => {
    const counts = [ROLE_NAMES, CAPTAIN_NAMES, SPECIALIST_NAMES, NAVY_NAMES, PIRATE_NAMES].map(({ length }) => length)
    expect(counts).toEqual([11, 16, 8, 4, 7])
  })

  it('come out the same from the same description, however often and in whatever order they are drawn', () => {
    const forth = cast.map((it) => figure(it))
    const back = cast.toReversed().map((it) => figure({ ...it }))
    expect(back.reverse()).toEqual(forth)
  })

  it('are well formed, as busts and as medallions', () => {
    for (const it of [...cast, ...players]) {
      for (const drawing of [portrait(it), medallion(it), medallion(it, false)]) {
        expect(isWellFormed(svg(drawing)), it.id).toBe(true)
      }
    }
  })

  it('are individuals: no two have the same figure or the same face', () => {
    expect(new Set(cast.map((it) => figure(it))).size).toBe(cast.length)
    expect(new Set(cast.map((it) => figure(undressed(it)))).size).toBe(cast.length)
  })

  it('stay themselves when they are coarse', () => {
    expect(new Set(cast.map((it) => medallion(it).marks)).size).toBe(cast.length)
    for (const it of cast) expect(medallion(it).marks.length).toBeLessThan(medallion(it, false).marks.length)
  })

  it('come round again after the last of a role', () => {
    for (const name of ROLE_NAMES) expect(role(name, variants(name))).toEqual(role(name))
  })
})

describe('a face for every player', () => {
  it('is always the same for the same id', () => {
    expect(anyone('Inés')).toEqual(anyone('Inés'))
  })

  it('is hardly ever shared', () => {
    const seen = players.map(({ id, air, facing, face, ...looks }) => JSON.stringify(looks))
    expect(new Set(seen).size).toBeGreaterThan(players.length * 0.97)
  })

  it('spreads over sexes, skins, ages, views and hats', () => {
    for (const [trait, least] of [
      ['sex', 120],
      ['skin', 12],
      ['age', 45],
      ['mood', 75],
      ['view', 12],
      ['facing', 120],
    ] as const) {
      for (const value of new Set(players.map((it) => it[trait]))) {
        expect(players.filter((it) => it[trait] === value).length, `${trait} ${value}`).toBeGreaterThan(least)
      }
    }
    expect(new Set(players.map(({ hat }) => hat)).size).toBeGreaterThan(12)
    expect(new Set(players.map(({ hair }) => hair)).size).toBeGreaterThan(14)
  })

  it('tells the regulars of the house from each other by hat, its cloth, and what lies behind them', () => {
    const regulars = Object.keys(REGULARS).map((name) => anyone(name))
    for (const trait of ['hat', 'cloth', 'air'] as const) {
      expect(new Set(regulars.map((it) => it[trait])).size, trait).toBe(regulars.length)
    }
  })

  it('binds no colour round more than a third of the heads that are bound', () => {
    const bound = players.filter(({ hat }) => hat === 'bandana' || hat === 'wrap')
    for (const cloth of new Set(bound.map((it) => it.cloth))) {
      expect(bound.filter((it) => it.cloth === cloth).length).toBeLessThan(bound.length / 3)
    }
  })

  it('keeps what is known of somebody', () => {
    const known = anyone('Joris', { sex: 'm', skin: 'fair', hat: 'cap', rim: '#2f5d7e' })
    expect(known).toMatchObject({ id: 'Joris', sex: 'm', skin: 'fair', hat: 'cap', rim: '#2f5d7e' })
  })

  it('puts a beard on no woman, and nothing dangling under a veil', () => {
    for (const it of players.filter(({ sex }) => sex === 'f')) expect(it.beard).toBe('none')
    for (const it of players.filter(({ hat }) => hat === 'mantilla')) expect(it.worn).not.toContain('drop')
  })
})

/** Only the face: what everybody is dressed alike leaves. */
function undressed({ id, sex, skin, age, mood, view }: Likeness): Likeness {
  return likeness(id, { sex, skin, age, mood, view, hair: 'none' })
}
