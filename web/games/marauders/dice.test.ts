import { contestWinner } from '@windward/games/marauders/rules/sides.ts'
import { type Die, SKULL } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, test } from 'vitest'
import { type Boarders, chanceOfSkull, crewOdds, mean } from './dice.ts'

/** Every way so many dice can fall: six faces each, two of them skulls. */
function falls(dice: number): Die[][] {
  if (dice === 0) return [[]]
  return falls(dice - 1).flatMap((rest) => [1, 2, 3, 4, SKULL, SKULL].map((face) => [face, ...rest]))
}

/** The share of all falls for which something is true, by the engine's own judgement of who won. */
function counted(
  own: Die[][],
  enemy: Die[][],
  isTrue: (winner: 0 | 1 | undefined, own: Die[], enemy: Die[]) => boolean,
) {
  let n = 0
  for (const a of own) for (const b of enemy) if (isTrue(contestWinner({ dice: [a, b] }), a, b)) n++
  return n / (own.length * enemy.length)
}

const won = (...[, , contest]: Parameters<Parameters<typeof mean>[2]>) => (contest === 'won' ? 1 : 0)

describe('a contest', () => {
  for (const [mine, theirs] of [
    [1, 1],
    [2, 3],
    [4, 2],
    [3, 4],
  ]) {
    test(`of ${mine} dice against ${theirs} is won as often as counting says`, () => {
      const exact = mean({ dice: mine }, { dice: theirs }, won)
      expect(exact).toBeCloseTo(
        counted(falls(mine), falls(theirs), (winner) => winner === 0),
        12,
      )
    })
  }

  test('in which some dice are rolled again keeps the others', () => {
    const kept: Die[] = [SKULL, 3]
    const enemy: Die[] = [SKULL, 4, 4]
    const exact = mean({ kept, dice: 2 }, { kept: enemy, dice: 0 }, won)
    const all = falls(2).map((again) => [...kept, ...again])
    expect(exact).toBeCloseTo(
      counted(all, [enemy], (winner) => winner === 0),
      12,
    )
  })

  test('lets one flee who wins it while the enemy has no success', () => {
    const exact = mean({ dice: 3 }, { dice: 2 }, (_own, enemy, contest) =>
      contest === 'won' && enemy.skulls === 0 ? 1 : 0,
    )
    const flees = counted(falls(3), falls(2), (winner, _own, enemy) => winner === 0 && !enemy.includes(SKULL))
    expect(exact).toBeCloseTo(flees, 12)
  })
})

test('a check succeeds as often as counting says', () => {
  const all = falls(4)
  expect(chanceOfSkull({ dice: 4 })).toBeCloseTo(all.filter((dice) => dice.includes(SKULL)).length / all.length, 12)
  expect(chanceOfSkull({ kept: [1, SKULL], dice: 0 })).toBe(1)
})

describe('Crew Combat', () => {
  const plain = (crew: number, dice: number): Boarders => ({ crew, dice: () => dice, hits: (skulls) => skulls })

  /** Round after round over every fall of the dice, until hardly any fight is left undecided. */
  function unrolled(a: Boarders, b: Boarders, rounds: number): { won: number; lost: number } {
    let states = new Map([[`${a.crew} ${b.crew}`, 1]])
    const end = { won: 0, lost: 0 }
    for (let round = 1; round <= rounds; round++) {
      const next = new Map<string, number>()
      const [mine, theirs] = [falls(a.dice(round)), falls(b.dice(round))]
      const share = 1 / (mine.length * theirs.length)
      for (const [key, chance] of states) {
        const [x, y] = key.split(' ').map(Number)
        for (const own of mine)
          for (const enemy of theirs) {
            const skulls = (dice: Die[]) => dice.filter((die) => die === SKULL).length
            const left = Math.max(0, x - Math.min(b.hits(skulls(enemy), round), y))
            const rest = Math.max(0, y - Math.min(a.hits(skulls(own), round), x))
            const winner =
              left + rest > 0 ? (rest === 0 ? 0 : left === 0 ? 1 : 'on') : contestWinner({ dice: [own, enemy] })
            if (winner === 'on') next.set(`${left} ${rest}`, (next.get(`${left} ${rest}`) ?? 0) + chance * share)
            else if (winner === 0) end.won += chance * share
            else if (winner === 1) end.lost += chance * share
          }
      }
      states = next
    }
    return end
  }

  for (const [own, enemy] of [
    [plain(2, 2), plain(2, 2)],
    [plain(1, 3), plain(3, 1)],
    [plain(3, 2), plain(2, 3)],
  ] as const) {
    test(`of ${own.crew} against ${enemy.crew} ends as fighting it out does`, () => {
      const exact = crewOdds(own, enemy, 1)
      const fought = unrolled(own, enemy, 40)
      expect(exact.won).toBeCloseTo(fought.won, 6)
      expect(exact.lost).toBeCloseTo(fought.lost, 6)
    })
  }

  test('counts what helps in the first round alone', () => {
    const fierce: Boarders = {
      ...plain(2, 2),
      hits: (skulls, round) => (round === 1 && skulls > 0 ? skulls + 1 : skulls),
    }
    const exact = crewOdds(fierce, plain(3, 2), 1)
    expect(exact.won).toBeCloseTo(unrolled(fierce, plain(3, 2), 40).won, 6)
    expect(exact.won).toBeGreaterThan(crewOdds(plain(2, 2), plain(3, 2), 1).won)
  })

  test('that nobody can decide is won by nobody', () => {
    expect(crewOdds(plain(1, 0), plain(1, 0), 1)).toEqual({ won: 0, lost: 0 })
  })
})
