/** What cards do, effect by effect. Those that leave something to their player are in `rules/decide.ts`. */

import { type CardEffect, type EffectOf, SECOND_SPECIALIST } from '../cards/effect.ts'
import { CARGO, CARGO_IN_PORT, goodOf } from '../components/cargo.ts'
import { announce, type Chapter, type Play, pop, tell } from '../flow.ts'
import type { EffectsFrame } from '../frames.ts'
import type { Captain } from '../state.ts'
import { WEAPONS } from '../vocabulary.ts'
import { startCrewCombat } from './battle.ts'
import { addBounty, removeBounty } from './bounty.ts'
import { captainOf, lives } from './captain.ts'
import { discardOf, employs, sourceOf } from './cards.ts'
import { die, redistribute } from './death.ts'
import { askOf, type Decided, decide, isDecision, offersFor } from './decide.ts'
import { drawGlory, gainGlory } from './glory.ts'
import { drawCargo, dropDownTo, earn, holdOf, pay } from './goods.ts'
import { isSunk, strikeAt } from './hits.ts'
import { joinCrew, vacancies } from './recruit.ts'
import { checkSkill, succeeded } from './roll.ts'
import { manned, newHulk } from './ship.ts'
import { repairAll } from './shipyard.ts'
import { advance } from './steps.ts'

export const effects: Chapter<EffectsFrame> = {
  ask: askOf,
  run(p, f) {
    if (!lives(p.s, f.seat)) return finish(p, f)
    if (f.at === 'struck') return survive(p, f)
    if (f.at === 'checked') return branch(f)
    if (f.at === 'fought') {
      f.at = 'next'
      if (!f.won) return finish(p, f)
    }
    next(p, f)
  },
  offer: offersFor,
  answer: (p, f, _seat, action) => decide(p, f, action),
}

/** Where there is no choice nobody is asked; what cannot be done is left out. */
function next(p: Play, f: EffectsFrame): void {
  const [effect] = f.todo
  if (effect === undefined) return finish(p, f)
  if (!isDecision(f)) {
    f.todo.shift()
    return does(effect)(p, f, effect)
  }
  const offers = offersFor(p.s, f)
  if (offers.length > 1) f.asks.push(f.seat)
  else if (offers.length === 1) decide(p, f, offers[0])
  else f.todo.shift()
}

/** The card goes to its discard pile, unless it stays in play. */
function finish(p: Play, f: EffectsFrame): void {
  pop(p)
  if (f.holds) discardOf(p.s, f.from).push(f.card)
}

function branch(f: EffectsFrame): void {
  const effect = f.todo.shift()
  f.at = 'next'
  if (effect?.do === 'skillCheck') f.todo.unshift(...(succeeded(f.dice) ? effect.success : effect.failure))
}

/** Whoever sinks has nothing more of it, but his ship's modifications to place. */
function survive(p: Play, f: EffectsFrame): void {
  f.at = 'next'
  if (isSunk(captainOf(p.s, f.seat).ship)) die(p, f.seat)
}

function does(effect: CardEffect): (p: Play, f: EffectsFrame, effect: CardEffect) => void {
  return (DOES as unknown as Record<string, never>)[effect.do]
}

type Does<D extends CardEffect['do']> = (p: Play, f: EffectsFrame, effect: EffectOf<D>) => void

const DOES: { readonly [D in Exclude<CardEffect['do'], Decided>]: Does<D> } = {
  gainGold: (p, f, { gold }) => earn(p, f.seat, gold, f.from),
  payGold: (p, f, { gold }) => pay(p, f.seat, gold, f.from),
  drawGlory: (p, f, { cards }) => drawGlory(p, f.seat, cards),
  gainPoint: (p, f, { deed }) => gainGlory(p, f.seat, deed),
  addBounty: (p, f, { nation }) => addBounty(p, f.seat, nation),
  removeBounty(p, f, { nation, count }) {
    if (nation === 'any') return
    const had = captainOf(p.s, f.seat).bounties[nation]
    for (let i = 0; i < (count === 'all' ? had : Math.min(count, had)); i++) removeBounty(p, f.seat, nation)
  },
  repair: (p, f) => repairAll(p, f.seat),
  gainCrew(p, f, { crew }) {
    const room = vacancies(p.s, f.seat)
    joinCrew(p, f.seat, crew === 'full' ? room : Math.min(crew, room))
  },
  gainCargo: takeCargo,
  gainWeapon(p, f) {
    const { weapons } = captainOf(p.s, f.seat)
    for (const weapon of WEAPONS) {
      if (weapons.includes(weapon)) continue
      weapons.push(weapon)
      tell(p, { type: 'weaponTaken', seat: f.seat, weapon })
    }
  },
  advanceMission: (p, f, { earning }) => advance(p, f.seat, earning),
  takeBack(p, f) {
    if (f.from !== 'glory') return
    captainOf(p.s, f.seat).glory.push(f.card)
    f.holds = false
    announce(p, { type: 'gloryTakenBack', seat: f.seat, card: f.card })
  },
  end(_p, f) {
    f.todo = []
  },
  skillCheck(p, f, effect) {
    f.todo.unshift(effect)
    f.at = 'checked'
    checkSkill(p, f.seat, effect.skill, effect.skill)
  },
  hireSpecialist(p, f, { specialist }) {
    const captain = captainOf(p.s, f.seat)
    if (employs(captain, specialist)) {
      tell(p, { type: 'specialistRefused', seat: f.seat, specialist })
      return earn(p, f.seat, SECOND_SPECIALIST, f.from)
    }
    captain.specialists.push({ type: specialist, ...sourceOf(f) })
    f.holds = false
    tell(p, { type: 'specialistHired', seat: f.seat, specialist })
  },
  keep(p, f) {
    if (f.from !== 'rumor') return
    captainOf(p.s, f.seat).kept.push(f.card)
    f.holds = false
    tell(p, { type: 'rumorKept', seat: f.seat, card: f.card })
  },
  damage(p, f, { location, hits }) {
    f.at = 'struck'
    strikeAt(p, f.seat, Array(hits).fill(location), 'hit.taken')
  },
  replaceShip(p, f, { ship }) {
    const captain = captainOf(p.s, f.seat)
    const old = captain.ship
    captain.ship = manned(newHulk(ship), old)
    tell(p, { type: 'shipTaken', seat: f.seat, ship })
    stow(p, f, captain)
    redistribute(p, f.seat, old.modifications)
  },
  crewCombat(p, f, fight) {
    f.at = 'fought'
    f.won = false
    startCrewCombat(p, f.seat, fight)
  },
}

/** Face up. If all of one good may be kept, the frame remembers the cards until it is named. */
function takeCargo(p: Play, f: EffectsFrame, effect: EffectOf<'gainCargo'>): void {
  const { draw, keep, plunder } = effect
  const captain = captainOf(p.s, f.seat)
  const cards = drawCargo(p, draw)
  announce(p, { type: 'cargoShown', seat: f.seat, cards: [...cards] })
  if (plunder === true) {
    let gold = 0
    for (const card of cards) gold += CARGO[card].plunder
    earn(p, f.seat, gold, f.from)
  }
  if (keep === 'oneGood') {
    f.cards = cards
    if (cards.length > 0) f.todo.unshift(effect)
    return
  }
  captain.cargo.push(...cards)
  announce(p, { type: 'cargoGained', seat: f.seat, count: cards.length, goods: cards.map(goodOf) })
  stow(p, f, captain)
}

/** p. 8: six cards in port, at sea what the hold takes. */
function stow(p: Play, f: EffectsFrame, captain: Captain): void {
  dropDownTo(p, f.seat, captain.inPort ? CARGO_IN_PORT : holdOf(captain))
}
