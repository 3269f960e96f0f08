import { obeysTheLaws } from '@windward/core/laws.ts'
import { test } from 'vitest'
import { marauders } from './index.ts'
import type { State } from './state.ts'
import { pieces } from './view.ts'
import { GOODS, PORTS } from './vocabulary.ts'

/** Cards and tokens; gold comes from and goes to the bank. */
function conserved(s: State): unknown {
  const all = Object.values(pieces(s)).map((cards) => [...cards].sort((a, b) => a - b))
  const demand = [...s.demandPool, ...PORTS.map((port) => s.ports[port].demand)]
  return [all, GOODS.map((good) => demand.filter((token) => token === good).length)]
}

obeysTheLaws(marauders, { conserved, games: 12, samples: 4, options: [{}, { events: 15 }] }, test)
