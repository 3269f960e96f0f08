import { BOARD } from '@windward/games/marauders/components/zones.ts'
import { ACTIVITIES, PORTS } from '@windward/games/marauders/vocabulary.ts'
import { describe, expect, it } from 'vitest'
import { before, behind, type Format, house, placesOf, TOWN_BOXES } from './town.ts'

const FORMATS: readonly Format[] = ['street', 'square']
/** Lights are written in capitals. */
const LIGHT = /#[0-9A-F]*[A-F][0-9A-F]*"/

describe('a harbor town', () => {
  it('is drawn alike every time, and for no two ports alike', () => {
    for (const format of FORMATS) {
      const towns = PORTS.map((port) => behind(port, BOARD[port].nation ?? 'spanish', format, 'day').marks)
      expect(new Set(towns).size).toBe(PORTS.length)
      expect(behind('caracas', 'spanish', format, 'day')).toBe(behind('caracas', 'spanish', format, 'day'))
    }
  })

  it('has a house for every activity, and all of them within its frame', () => {
    for (const format of FORMATS) {
      for (const port of PORTS) {
        const places = placesOf(port, format)
        expect(places.map(([activity]) => activity).toSorted()).toEqual([...ACTIVITIES].toSorted())
        for (const [, { x, y }] of places) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThan(TOWN_BOXES[format][2])
          expect(y).toBeLessThan(TOWN_BOXES[format][3])
        }
      }
    }
  })

  it('changes hands: another flag, other houses', () => {
    expect(before('caracas', 'spanish', 'street', 'day').marks).not.toBe(
      before('caracas', 'dutch', 'street', 'day').marks,
    )
    expect(house('rumor', 'caracas', 'spanish', true, 'day').marks).not.toBe(
      house('rumor', 'caracas', 'dutch', true, 'day').marks,
    )
  })

  it.each(ACTIVITIES)('%s: by lamplight only an open house has a light', (activity) => {
    expect(house(activity, 'tortuga', 'french', true, 'lamp').marks).toMatch(LIGHT)
    expect(house(activity, 'tortuga', 'french', false, 'lamp').marks).not.toMatch(LIGHT)
    expect(house(activity, 'tortuga', 'french', false, 'day').marks).not.toBe(
      house(activity, 'tortuga', 'french', true, 'day').marks,
    )
  })
})
