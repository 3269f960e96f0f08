/** What a card leaves to its player. */

import { type CardEffect, type CardOption, type EffectOf, HIGHEST_SKILL } from '../cards/effect.ts'
import { CARGO_IN_PORT, goodOf } from '../components/cargo.ts'
import { modificationOf } from '../components/ships.ts'
import { announce, type Play, tell } from '../flow.ts'
import type { EffectsFrame } from '../frames.ts'
import type { Captain, State } from '../state.ts'
import { type Action, GOODS, NATIONS, PORTS, type Port, SKILLS, type Topic, WEAPONS, ZONES } from '../vocabulary.ts'
import { captainOf, isPirate, skillOf } from './captain.ts'
import { dropDownTo, goodsIn, holdOf, remove } from './goods.ts'
import { has } from './ship.ts'
import { damaged, fitFrom, repair } from './shipyard.ts'

/** Effects that are nothing but a decision. */
export type Decided = 'gainModification' | 'changeDemand' | 'raiseSkill' | 'choose' | 'startWar' | 'moveNpc'

export function isDecision(f: EffectsFrame): boolean {
  const [effect] = f.todo
  const decision = decisionOn(effect)
  return decision !== undefined && (decision.when?.(effect as never, f) ?? true)
}

export function askOf(f: EffectsFrame): Topic {
  return decisionOn(f.todo[0])?.ask ?? 'choose'
}

export function offersFor(s: State, f: EffectsFrame): Action[] {
  const [effect] = f.todo
  return decisionOn(effect)?.offers(s, f, effect as never) ?? []
}

/** A decision that leads to another one puts it first. */
export function decide(p: Play, f: EffectsFrame, action: Action): void {
  const effect = f.todo.shift()
  if (effect !== undefined) decisionOn(effect)?.take(p, f, action as never, effect as never)
}

interface Decision<E extends CardEffect, A extends Action['type']> {
  readonly ask: Topic
  /** Always, if left out. */
  when?(effect: E, f: EffectsFrame): boolean
  offers(s: State, f: EffectsFrame, effect: E): Action[]
  take(p: Play, f: EffectsFrame, action: Extract<Action, { type: A }>, effect: E): void
}

function decisionOn(effect: CardEffect | undefined): Decision<never, never> | undefined {
  return effect === undefined ? undefined : (DECISIONS as unknown as Record<string, Decision<never, never>>)[effect.do]
}

/** Fixes the types: of which effect, answered by which actions. */
function decision<D extends CardEffect['do'], A extends Action['type']>(
  rest: Decision<EffectOf<D>, A>,
): Decision<EffectOf<D>, A> {
  return rest
}

const DECISIONS = {
  choose: decision<'choose', 'choose'>({
    ask: 'choose',
    offers: (s, f, { options }) =>
      options
        .filter((option) => isOpenTo(captainOf(s, f.seat), option))
        .map(({ choice }) => ({ type: 'choose', choice })),
    take(p, f, { choice }, { options }) {
      tell(p, { type: 'chose', seat: f.seat, choice })
      f.todo.unshift(...(options.find((option) => option.choice === choice)?.effects ?? []))
    },
  }),

  removeBounty: decision<'removeBounty', 'forgive'>({
    ask: 'pardon',
    when: ({ nation }) => nation === 'any',
    offers: (s, f) =>
      NATIONS.filter((nation) => captainOf(s, f.seat).bounties[nation] > 0).map((nation) => ({
        type: 'forgive',
        nation,
      })),
    take(_p, f, { nation }, { count }) {
      f.todo.unshift({ do: 'removeBounty', nation, count })
    },
  }),

  repair: decision<'repair', 'repair'>({
    ask: 'mend',
    when: ({ points }) => points !== 'all',
    offers: (s, f) => damaged(captainOf(s, f.seat).ship).map((location) => ({ type: 'repair', location })),
    take(p, f, { location }, { points }) {
      repair(p, f.seat, location)
      if (points !== 'all' && points > 1) f.todo.unshift({ do: 'repair', points: points - 1 })
    },
  }),

  gainCargo: decision<'gainCargo', 'takeGoods'>({
    ask: 'goods',
    when: ({ keep }, f) => keep === 'oneGood' && f.cards.length > 0,
    offers: (_s, f) => goodsIn(f.cards).map((good) => ({ type: 'takeGoods', good })),
    take(p, f, { good }) {
      const captain = captainOf(p.s, f.seat)
      const cards = f.cards.splice(0)
      const taken = cards.filter((card) => goodOf(card) === good)
      captain.cargo.push(...taken)
      p.s.cargo.discard.push(...cards.filter((card) => !taken.includes(card)))
      tell(p, { type: 'cargoGained', seat: f.seat, count: taken.length, goods: taken.map(goodOf) })
      dropDownTo(p, f.seat, captain.inPort ? CARGO_IN_PORT : holdOf(captain))
    },
  }),

  gainWeapon: decision<'gainWeapon', 'takeWeapon'>({
    ask: 'weapon',
    when: ({ which }) => which === 'one',
    offers: (s, f) =>
      WEAPONS.filter((weapon) => !captainOf(s, f.seat).weapons.includes(weapon)).map((weapon) => ({
        type: 'takeWeapon',
        weapon,
      })),
    take(p, f, { weapon }) {
      captainOf(p.s, f.seat).weapons.push(weapon)
      tell(p, { type: 'weaponTaken', seat: f.seat, weapon })
    },
  }),

  gainModification: decision<'gainModification', 'takeModification'>({
    ask: 'modification',
    offers: (s, f) =>
      PORTS.filter((port) => fitsFrom(s, captainOf(s, f.seat), port)).map((port) => ({
        type: 'takeModification',
        port,
      })),
    take: (p, f, { port }) => fitFrom(p, f.seat, port),
  }),

  /** First the port, then the good: from the reserve, or from another port if the reserve has none. */
  changeDemand: decision<'changeDemand', 'nameDemandPort' | 'nameDemand' | 'swapDemand'>({
    ask: 'demand',
    offers(s, _f, { port }) {
      if (port === undefined) return PORTS.map((name) => ({ type: 'nameDemandPort', port: name }))
      const { demand } = s.ports[port]
      const inReserve = GOODS.filter((good) => good !== demand && s.demandPool.includes(good))
      const elsewhere = PORTS.filter(
        (name) => s.ports[name].demand !== demand && !inReserve.includes(s.ports[name].demand),
      )
      return [
        ...inReserve.map((good) => ({ type: 'nameDemand', good }) as const),
        ...elsewhere.map((name) => ({ type: 'swapDemand', port: name }) as const),
      ]
    },
    take(p, f, action, { port }) {
      if (action.type === 'nameDemandPort') f.todo.unshift({ do: 'changeDemand', port: action.port })
      else if (port !== undefined) setDemand(p, port, action)
    },
  }),

  raiseSkill: decision<'raiseSkill', 'raiseSkill'>({
    ask: 'skill',
    offers: (s, f) =>
      SKILLS.filter((skill) => skillOf(s, f.seat, skill) < HIGHEST_SKILL).map((skill) => ({
        type: 'raiseSkill',
        skill,
      })),
    take(p, f, { skill }) {
      captainOf(p.s, f.seat).raised.push(skill)
      tell(p, { type: 'skillRaised', seat: f.seat, skill })
    },
  }),

  startWar: decision<'startWar', 'incite'>({
    ask: 'war',
    offers: () =>
      NATIONS.flatMap((one, i) =>
        NATIONS.slice(i + 1).map((other) => ({ type: 'incite', nations: [one, other] }) as const),
      ),
    take(p, _f, { nations }) {
      p.s.war = [...nations]
      tell(p, { type: 'warBroke', nations })
    },
  }),

  moveNpc: decision<'moveNpc', 'steer'>({
    ask: 'steer',
    offers(s, _f, { npcs }) {
      const npc = npcs.find((one) => s.npcs[one].zone !== undefined)
      return npc === undefined ? [] : ZONES.map((to) => ({ type: 'steer', npc, to }))
    },
    take(p, f, { npc, to }, { npcs }) {
      p.s.npcs[npc].zone = to
      tell(p, { type: 'npcMoved', npc, to, cause: 'card' })
      f.todo.unshift({ do: 'moveNpc', npcs: npcs.slice(npcs.indexOf(npc) + 1) })
    },
  }),
}

function isOpenTo(captain: Captain, option: CardOption): boolean {
  if (option.if === 'wanted') return isPirate(captain)
  return option.if !== 'manned' || captain.ship.at.crew > 0
}

function fitsFrom(s: State, captain: Captain, port: Port): boolean {
  const { modification, shown } = s.ports[port]
  return modification !== undefined && shown && !has(captain.ship, modificationOf(modification))
}

function setDemand(p: Play, port: Port, action: Extract<Action, { type: 'nameDemand' | 'swapDemand' }>): void {
  const { demand } = p.s.ports[port]
  if (action.type === 'nameDemand') {
    remove(p.s.demandPool, action.good)
    p.s.demandPool.push(demand)
    p.s.ports[port].demand = action.good
  } else {
    p.s.ports[port].demand = p.s.ports[action.port].demand
    p.s.ports[action.port].demand = demand
    announce(p, { type: 'demandChanged', port: action.port, good: demand })
  }
  announce(p, { type: 'demandChanged', port, good: p.s.ports[port].demand })
}
