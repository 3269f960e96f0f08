import { PORT_PLACES } from '@windward/games/marauders/chart.ts'
import { PORTS } from '@windward/games/marauders/vocabulary.ts'
import { expect, test } from 'vitest'
import { namesByDots } from './dots.ts'
import { speechIn } from './speech.ts'

test('on the chart of a voyage each name stands beside its own dot, can be read, and none lies over another', () => {
  for (const language of ['en', 'it', 'de'] as const) {
    const called = new Map(PORTS.map((port) => [port, speechIn(language).zone(port)]))
    const laid = [...namesByDots(560, called)]
    expect(laid).toHaveLength(16)
    const boxes = laid.map(([port, { x, y, size }]) => {
      expect((size * 560) / 1000).toBeGreaterThanOrEqual(12)
      const half = (called.get(port)?.length ?? 0) * size * 0.24
      const dot = PORT_PLACES[port]
      const aside = Math.max(0, Math.abs(dot.x - x) - half)
      expect(Math.hypot(aside, dot.y - (y - size * 0.3))).toBeLessThan(2 * size)
      return { left: x - half, right: x + half, top: y - size * 0.7, bottom: y }
    })
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1))
        expect(a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom).toBe(false)
    })
  }
})
