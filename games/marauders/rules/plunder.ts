/** Plunder and claiming ships (p. 15). */

import { CARGO, goodOf, NAVAL_CARDS } from '../components/cargo.ts'
import { announce, type Chapter, ongoing, type Play, pop, tell } from '../flow.ts'
import type { PlunderFrame } from '../frames.ts'
import { cloneShip } from '../ship.ts'
import { WEAPONS } from '../vocabulary.ts'
import { captainOf } from './captain.ts'
import { discardOf, employs } from './cards.ts'
import { redistribute } from './death.ts'
import { keepToHand } from './glory.ts'
import { drawCargo, dropDownTo, earn, holdOf } from './goods.ts'
import { keepToSlots } from './rumor.ts'
import { damageTo, manned, newShip } from './ship.ts'
import { shipOf, whoOf } from './sides.ts'
import { isNavalShip } from './zones.ts'

export const plunder: Chapter<PlunderFrame> = {
  ask: 'claimShip',
  run(p, f) {
    const { seat, npc } = ongoing(p.s, 'battle').sides[f.beaten]
    switch (f.at) {
      case 'take':
        f.at = 'claim'
        tell(p, { type: 'plundered', seat: f.seat, from: whoOf(ongoing(p.s, 'battle').sides[f.beaten]) })
        if (seat !== undefined) plunderPlayer(p, f.seat, seat)
        else if (npc !== undefined && isNavalShip(npc)) plunderNavy(p, f)
        return
      case 'claim':
        f.asks.push(f.seat)
        return
      case 'cargo': {
        const captain = captainOf(p.s, f.seat)
        captain.cargo.push(...f.cards)
        f.cards = []
        f.at = 'done'
        return dropDownTo(p, f.seat, holdOf(captain))
      }
      case 'done':
        return pop(p)
    }
  },
  offer: () => [{ type: 'claimShip' }, { type: 'keepShip' }],
  answer(p, f, _seat, action) {
    f.at = 'cargo'
    if (action.type === 'claimShip') claimShip(p, f)
  },
}

/** Everything on board; what cannot be kept is given up at once by whoever took it. */
function plunderPlayer(p: Play, winner: number, loser: number): void {
  const [from, to] = [captainOf(p.s, loser), captainOf(p.s, winner)]
  if (from.gold > 0) announce(p, { type: 'gold', seat: loser, change: -from.gold, why: 'plunder' })
  earn(p, winner, from.gold, 'plunder')
  from.gold = 0
  for (const weapon of WEAPONS) {
    if (from.weapons.includes(weapon) && !to.weapons.includes(weapon)) to.weapons.push(weapon)
  }
  from.weapons = []
  const f = ongoing(p.s, 'plunder')
  f.cards.push(...from.cargo.splice(0))
  if (f.cards.length > 0) announce(p, { type: 'cargoGained', seat: winner, count: f.cards.length })
  to.rumors.push(...from.rumors.splice(0))
  to.kept.push(...from.kept.splice(0))
  for (const specialist of from.specialists.splice(0)) {
    if (employs(to, specialist.type)) discardOf(p.s, specialist.from).push(specialist.card)
    else to.specialists.push(specialist)
  }
  to.glory.push(...from.glory.splice(0))
  keepToSlots(p, winner)
  keepToHand(p, winner)
}

/** Three cards and their Plunder Value in gold; one card less for each hit her cargo took. */
function plunderNavy(p: Play, f: PlunderFrame): void {
  const { npcShip } = ongoing(p.s, 'battle')
  const cards = drawCargo(p, NAVAL_CARDS)
  announce(p, { type: 'cargoGained', seat: f.seat, count: cards.length, goods: cards.map(goodOf) })
  earn(
    p,
    f.seat,
    cards.reduce((gold, card) => gold + CARGO[card].plunder, 0),
    'plunder',
  )
  const spoilt = Math.min(cards.length, npcShip === undefined ? 0 : damageTo(npcShip, 'cargo'))
  for (let i = 0; i < spoilt; i++) {
    const [card] = cards.splice(p.rng.stream('cargo').int(cards.length), 1)
    p.s.cargo.discard.push(card)
    announce(p, { type: 'cargoLost', seat: f.seat, goods: [goodOf(card)] })
  }
  f.cards = cards
}

/** The ship as she is, with her own modifications; one's Crew moves over as far as she has room. */
function claimShip(p: Play, f: PlunderFrame): void {
  const captain = captainOf(p.s, f.seat)
  const beaten = ongoing(p.s, 'battle').sides[f.beaten]
  const prize = shipOf(p.s, beaten)
  const old = captain.ship
  captain.ship = manned(cloneShip(prize), old)
  // The beaten Captain dies with what is left to him, which must not include her modifications.
  if (beaten.seat !== undefined) captainOf(p.s, beaten.seat).ship = newShip(prize.type)
  tell(p, { type: 'shipClaimed', seat: f.seat, ship: prize.type })
  redistribute(p, f.seat, old.modifications)
}
