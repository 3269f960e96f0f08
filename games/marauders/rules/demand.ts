/** Demand Tokens (p. 7). */

import { announce, type Play } from '../flow.ts'
import type { Good, Port } from '../vocabulary.ts'

/** p. 7: the old token goes back only after the new one was drawn. */
export function changeDemand(p: Play, port: Port): void {
  const pool: Good[] = p.s.demandPool
  const [good] = pool.splice(p.rng.stream('demand').int(pool.length), 1)
  pool.push(p.s.ports[port].demand)
  p.s.ports[port].demand = good
  announce(p, { type: 'demandChanged', port, good })
}
