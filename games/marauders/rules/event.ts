/** Event Cards: icons first, then the text (p. 7, p. 12-13). What lasts for the round is in `rules/effects.ts`. */

import { pick } from '@windward/core/chance.ts'
import { EVENTS, type Happening } from '../components/events.ts'
import { ESCORT_PAY, PRICE } from '../components/ships.ts'
import { announce, type Chapter, inTurnOrder, type Play, pop, tell } from '../flow.ts'
import type { EventFrame } from '../frames.ts'
import { NATIONS, type Nation, PORTS } from '../vocabulary.ts'
import { AT, open } from './attending.ts'
import { addBounty, removeBounty } from './bounty.ts'
import { captainOf, isPirate, lives } from './captain.ts'
import { changeDemand } from './demand.ts'
import { earn, pay } from './goods.ts'
import { moveNpc } from './npc.ts'
import { drawEvent, returnMerchants } from './round.ts'

const EXTRA_EVENTS = 2

export const event: Chapter<EventFrame> = {
  ask: 'grudge',
  run(p, f) {
    switch (f.at) {
      case 'icons':
        for (const icon of EVENTS[f.event].icons) moveNpc(p, icon)
        f.at = 'read'
        return
      case 'read':
        f.at = 'now'
        return read(p, f)
      case 'now':
        f.at = 'done'
        return open(p, AT['event.now'], inTurnOrder(p.s))
      case 'grudges':
        return askForGrudges(p, f)
      case 'more':
        if (f.next++ < EXTRA_EVENTS) drawEvent(p)
        else f.at = 'now'
        return
      case 'done':
        return pop(p)
    }
  },
  offer(s, _f, seat) {
    const { gold, bounties } = captainOf(s, seat)
    const nations = gold < PRICE.grudge ? [] : NATIONS.filter((nation) => bounties[nation] > 0)
    return [...nations.map((nation) => ({ type: 'settle', nation }) as const), { type: 'pass' }]
  },
  answer(p, _f, seat, action) {
    if (action.type !== 'settle') return
    pay(p, seat, PRICE.grudge, 'pardon')
    removeBounty(p, seat, action.nation)
  },
}

function read(p: Play, f: EventFrame): void {
  const card = EVENTS[f.event]
  if ('npc' in card) {
    p.s.arrivals.push(f.event)
    return
  }
  p.s.events.discard.push(f.event)
  TEXTS[card.happening](p, f)
}

type Text = (p: Play, f: EventFrame) => void

const TEXTS: Readonly<Record<Happening, Text>> = {
  war: breakWar,
  peace(p, f) {
    if (p.s.war.length === 0) {
      f.at = 'grudges'
      return
    }
    p.s.war = []
    tell(p, { type: 'peaceMade' })
  },
  storm: lasting('storm'),
  highSeas: lasting('highSeas'),
  crackdownFrenchSpanish: crackdown('french', 'spanish'),
  crackdownEnglishDutch: crackdown('english', 'dutch'),
  tooQuiet(_p, f) {
    f.at = 'more'
  },
  fever: lasting('fever'),
  royalPardon: lasting('royalPardon'),
  colony(p) {
    const rng = p.rng.stream('events')
    const port = pick(PORTS, rng)
    const nation = pick(
      NATIONS.filter((n) => n !== p.s.ports[port].nation),
      rng,
    )
    p.s.ports[port].nation = nation
    p.s.effects.push({ happening: 'colony', port })
    announce(p, { type: 'portChangedNation', port, nation })
  },
  blockade(p) {
    const spanish = PORTS.filter((port) => p.s.ports[port].nation === 'spanish')
    const port = pick(spanish, p.rng.stream('events'))
    p.s.effects.push({ happening: 'blockade', port })
    announce(p, { type: 'portBlockaded', port })
  },
  doldrums: lasting('doldrums'),
  shipsFromEurope(p) {
    const nation = pick(NATIONS, p.rng.stream('events'))
    for (const port of PORTS) if (p.s.ports[port].nation === nation) changeDemand(p, port)
  },
  convoys(p) {
    returnMerchants(p)
    for (const seat of inTurnOrder(p.s)) {
      if (!lives(p.s, seat)) continue
      const captain = captainOf(p.s, seat)
      if (!captain.inPort && !isPirate(captain)) earn(p, seat, ESCORT_PAY, 'escort')
    }
  },
}

/** Two nations at random, in place of an older war. */
function breakWar(p: Play): void {
  const rng = p.rng.stream('events')
  const first = pick(NATIONS, rng)
  const second = pick(
    NATIONS.filter((nation) => nation !== first),
    rng,
  )
  p.s.war = [first, second]
  announce(p, { type: 'warBroke', nations: [first, second] })
}

function crackdown(...nations: readonly Nation[]): Text {
  return (p) => {
    for (const nation of nations) {
      for (const seat of inTurnOrder(p.s)) {
        if (lives(p.s, seat) && captainOf(p.s, seat).bounties[nation] > 0) addBounty(p, seat, nation)
      }
    }
  }
}

function lasting(happening: Happening): Text {
  return (p) => {
    p.s.effects.push({ happening })
  }
}

/** Every wanted Captain is asked, whatever is in his purse: nobody shall read it from the question. */
function askForGrudges(p: Play, f: EventFrame): void {
  const order = inTurnOrder(p.s)
  while (f.next < order.length) {
    const seat = order[f.next++]
    if (!lives(p.s, seat) || !isPirate(captainOf(p.s, seat))) continue
    f.asks.push(seat)
    return
  }
  f.at = 'now'
}
