/** What the 16 Captains can do beyond the rules. Most change a number; five act at a window. */

import type { Seat } from '@windward/core/contract.ts'
import type { CaptainKey } from '../components/captains.ts'
import { announce, current, tell } from '../flow.ts'
import type { HitsFrame } from '../frames.ts'
import type { State } from '../state.ts'
import { LOCATIONS, SKULL, type Use } from '../vocabulary.ts'
import { captainOf, isCalled } from './captain.ts'
import { drawCargo, remove } from './goods.ts'
import type { Listener } from './listener.ts'
import type { Change, Changes } from './quantities.ts'
import { rollAgain, rollFor, succeeded } from './roll.ts'
import { isNavalShip } from './zones.ts'

export const CAPTAINS_CHANGE: Changes = {
  'buy.draw': [of('gaspar', (n, { again }) => (again === true ? n : n + 1))],
  'buy.pair': [of('willem', () => 3)],
  'price.soldInDemand': [of('thomas', (n) => n + 1)],
  'price.repair': [of('margaret', (n) => Math.min(n, 1))],
  'price.weapon': [of('tomas', (n) => Math.min(n, 1))],
  'price.bigShip': [of('margaret', (n) => n - 7)],
  'recruit.sure': [of('joris', () => 1)],
  'rumor.slots': [of('frederico', () => 2)],
  'glory.start': [of('dominique', () => 3)],
  'scout.tries': [of('edmund', () => 2)],
  'dice.npcScout': [
    of('tomas', (n, about) => (about.npc !== undefined && isNavalShip(about.npc) ? Math.max(1, n - 1) : n)),
  ],
  'dice.contest': [of('rodrigo', (n, about) => (about.action === 'board' ? n + 1 : n))],
  'flee.against': [of('josiah', () => 1)],
  'crew.hits': [of('charles', (n, about) => (about.round === 1 && n > 0 ? n + 1 : n))],
}

export const CAPTAINS_ACT: readonly Listener[] = [
  {
    /** Felipe: once per battle one received hit goes elsewhere. */
    use: 'relocate',
    windows: ['battle.hitTaken'],
    offers(s, seat, f) {
      const battle = current(s, 'battle')
      if (f.type !== 'hits' || battle?.marks.includes('relocate') !== false || !isCalled(s, seat, 'felipe')) return []
      return relocations(s, seat, f)
    },
    act(p, seat, use, f) {
      if (use.type !== 'relocate' || f.type !== 'hits') return
      f.hits[use.hit] = use.to
      current(p.s, 'battle')?.marks.push('relocate')
      tell(p, { type: 'used', seat, use: 'relocate' })
    },
  },
  {
    /** Frances: one die of each Scouting roll again. */
    use: 'rerollDie',
    windows: ['scout.after'],
    offers(s, seat, f) {
      if (f.type !== 'scout' || f.marks.includes('rerollDie')) return []
      if (!isCalled(s, seat, 'frances') || f.seat !== seat || succeeded(f.dice)) return []
      return f.dice.flatMap((die, i) => (die === SKULL ? [] : [{ type: 'rerollDie', die: i } as const]))
    },
    act(p, seat, use, f) {
      if (use.type !== 'rerollDie' || f.type !== 'scout') return
      f.marks.push('rerollDie')
      tell(p, { type: 'used', seat, use: 'rerollDie' })
      rollAgain(p, f.dice, [use.die])
      announce(p, { type: 'rolled', who: { seat }, why: 'scouting', dice: [...f.dice] })
    },
  },
  {
    /** Nicolas: a failed roll to claim a mission, to hear a rumor or to find one true in port, again. */
    use: 'rollAgain',
    windows: ['check.after'],
    offers(s, seat, f) {
      if (f.type !== 'check' || succeeded(f.dice) || f.again) return []
      if (f.why !== 'mission' && f.why !== 'rumor') return []
      return isCalled(s, seat, 'nicolas') ? [{ type: 'rollAgain' }] : []
    },
    act(p, seat, _use, f) {
      if (f.type !== 'check') return
      f.again = true
      tell(p, { type: 'used', seat, use: 'rollAgain' })
      f.dice = rollFor(p, { seat }, f.why, f.dice.length)
    },
  },
  {
    /** Isabel: one card of each raid exchanged without a success. */
    use: 'swapCard',
    windows: ['raid.afterRoll'],
    offers(s, seat, f) {
      if (f.type !== 'raid' || f.marks.includes('swapCard') || !isCalled(s, seat, 'isabel')) return []
      return f.cards.map((card) => ({ type: 'swapCard', card }))
    },
    act(p, seat, use, f) {
      if (use.type !== 'swapCard' || f.type !== 'raid') return
      f.marks.push('swapCard')
      tell(p, { type: 'used', seat, use: 'swapCard' })
      remove(f.cards, use.card)
      p.s.cargo.discard.push(use.card)
      const cards = drawCargo(p, 1)
      f.cards.push(...cards)
      announce(p, { type: 'raidCards', seat, cards })
    },
  },
]

/** Every hit to every other location that still stands, one of a kind. */
function relocations(s: State, seat: Seat, f: HitsFrame): Use[] {
  const { ship } = captainOf(s, seat)
  const uses: Use[] = []
  for (const [hit, from] of f.hits.entries()) {
    if (f.hits.indexOf(from) !== hit) continue
    for (const to of LOCATIONS) if (to !== from && ship.at[to] > 0) uses.push({ type: 'relocate', hit, to })
  }
  return uses
}

function of(key: CaptainKey, change: (n: number, about: Parameters<Change>[3]) => number): Change {
  return (s, seat, n, about) => (isCalled(s, seat, key) ? change(n, about) : n)
}
