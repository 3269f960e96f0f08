/** What Glory Cards do (`cards/gloryCard.ts`). What other cards can do as well is left to the frame of effects. */

import { pick } from '@windward/core/chance.ts'
import type { Seat } from '@windward/core/contract.ts'
import type { CardEffect } from '../cards/effect.ts'
import { GLORY_CARDS } from '../cards/glory.ts'
import type { GloryEffect } from '../cards/gloryCard.ts'
import type { GloryKey } from '../cards/keys.ts'
import { markOf } from '../cards/lasting.ts'
import { goodOf } from '../components/cargo.ts'
import { HIT_DICE } from '../components/ships.ts'
import { announce, ongoing, type Play, tell } from '../flow.ts'
import type { Frame } from '../frames.ts'
import { hidden, oldDemandIn, wasInDemand } from '../marks.ts'
import type { Card, Die, How } from '../vocabulary.ts'
import { addBounty, removeBounty } from './bounty.ts'
import { captainOf, portOf } from './captain.ts'
import { perform } from './cards.ts'
import { changeDemand } from './demand.ts'
import { pay, remove } from './goods.ts'
import { rollAgain, successes } from './roll.ts'
import { sideOf, whoOf } from './sides.ts'

/** The text of a card at work: whose, with what choices, and on what. */
interface Text {
  readonly seat: Seat
  readonly key: GloryKey
  readonly card: Card<'glory'>
  readonly how: How
  readonly f: Frame
}

export function read(p: Play, text: Text): void {
  const glory = GLORY_CARDS[text.key]
  if (!('effects' in glory)) return
  const common: CardEffect[] = []
  for (const effect of glory.effects) {
    if (isOwn(effect)) OWN[effect.do](p, text, effect as never)
    else common.push(effect)
  }
  if (common.length > 0) perform(p, text.seat, { from: 'glory', card: text.card }, common, false)
}

type Own = Exclude<GloryEffect, CardEffect>
type Doing = { readonly [D in Own['do']]: (p: Play, text: Text, effect: Extract<Own, { do: D }>) => void }

const OWN: Doing = {
  reroll,
  cancelHit(p, { seat, how, f }) {
    if (f.type === 'crew') f.hits[sideOf(ongoing(p.s, 'battle'), seat)]--
    else if (f.type !== 'hits') return
    else if (f.hits.length > 0) f.hits.splice(how.hit ?? 0, 1)
    else f.skulls--
  },
  turnDie(p, { seat, how, f }) {
    if (f.type !== 'hits' || how.die === undefined) return
    f.dice[how.die] = Number(Object.keys(HIT_DICE).find((face) => HIT_DICE[Number(face)] === how.to))
    announce(p, { type: 'rolled', who: { seat }, why: 'hits', dice: [...f.dice] })
  },
  changeDeclaration(p, { seat, how, f }) {
    if (f.type !== 'battle' || how.action === undefined) return
    f.declared[sideOf(f, seat)] = how.action
    tell(p, { type: 'declared', who: { seat }, action: how.action })
  },
  remember(p, { seat, key }, { on, about, times = 1 }) {
    const frame = ongoing(p.s, on)
    const whom = about === 'active' && 'seat' in frame ? frame.seat : seat
    for (let i = 0; i < times; i++) frame.marks.push(markOf(key, on, whom))
  },
  extraMove(p) {
    ongoing(p.s, 'turn').spare++
  },
  hide(p, { seat, f }) {
    if (f.type === 'npcScouts') ongoing(p.s, 'turn').marks.push(hidden(seat, f.npcs[0]))
    else if (f.type === 'scout') ongoing(p.s, 'turn').marks.push(hidden(seat, f.seat))
  },
  buyPardon(p, { seat, how }, { each }) {
    const { nation, count = 0 } = how
    if (nation === undefined) return
    pay(p, seat, count * each, 'pardon')
    for (let i = 0; i < count; i++) removeBounty(p, seat, nation)
  },
  denounce(p, { how }) {
    if (how.seat !== undefined && how.nation !== undefined) addBounty(p, how.seat, how.nation)
  },
  preventBounty(_p, { f }) {
    if ('marks' in f) f.marks.push('noBounty')
  },
  hearRumors(p) {
    ongoing(p.s, 'rumor').at = 'talk'
  },
  drawGoods(p) {
    ongoing(p.s, 'buy').at = 'draw'
  },
  swapDemand(p, { seat, f }) {
    if (f.type !== 'port') return
    const port = portOf(captainOf(p.s, seat))
    const old = oldDemandIn(f.marks)
    if (old !== undefined) remove(f.marks, wasInDemand(old))
    f.marks.push(wasInDemand(p.s.ports[port].demand))
    changeDemand(p, port)
  },
  spoil(p, { f }) {
    if (f.type !== 'sell') return
    const card = pick(f.declared, p.rng.stream('cargo'))
    remove(f.declared, card)
    p.s.cargo.discard.push(card)
    announce(p, { type: 'cargoLost', seat: f.seat, goods: [goodOf(card)] })
  },
}

function isOwn(effect: GloryEffect): effect is Own {
  return effect.do in OWN
}

/** Each die in its place, so that sums and ties stay right. */
function reroll(p: Play, { seat, how, f }: Text): void {
  const which = how.dice ?? []
  if (f.type === 'battle' || f.type === 'crew') {
    const battle = f.type === 'battle' ? f : ongoing(p.s, 'battle')
    const own = sideOf(battle, seat)
    const side = how.side === 'enemy' ? 1 - own : own
    const why = f.type === 'battle' ? 'seamanship' : 'leadership'
    rollAgain(p, f.dice[side], which)
    announce(p, { type: 'rolled', who: whoOf(battle.sides[side]), why, dice: [...f.dice[side]] })
  } else if (f.type === 'scout' || f.type === 'check' || f.type === 'raid') {
    rollAgain(p, f.dice, which)
    if (f.type === 'raid') f.successes = successes(f.dice)
    const why = f.type === 'check' ? f.why : f.type === 'raid' ? 'seamanship' : 'scouting'
    announce(p, { type: 'rolled', who: { seat }, why, dice: [...(f.dice as Die[])] })
  }
}
