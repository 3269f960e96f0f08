/** What a captain did in the last turn, in a line: what was done to whoever reads comes first, then the points, since a line may be cut. */

import type { Seat } from '@windward/core/contract.ts'
import type { Language, Names } from '@windward/core/words.ts'
import { MISSIONS } from '@windward/games/marauders/cards/missions.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import type { Event } from '@windward/games/marauders/news.ts'
import type { View } from '@windward/games/marauders/view.ts'
import type { Who } from '@windward/games/marauders/vocabulary.ts'
import { nameOfWho } from './reading.ts'
import { speechIn } from './speech.ts'
import { boardWords } from './words.ts'

export function recap(events: readonly Event[], seat: Seat, view: View, language: Language, names: Names): string {
  const turn = lastTurn(events, seat)
  if (turn === undefined) return ''
  const words = boardWords(language)
  const parts = turn.flatMap((event, i) => {
    const text = told(event, turn.slice(i + 1), seat, language, names)
    return text === undefined ? [] : [{ text, isForMe: concerns(event, view.seat) }]
  })
  const glory = turn.filter((event) => event.type === 'glory' && event.seat === seat).length
  const lines = [
    ...parts.filter(({ isForMe }) => isForMe),
    ...(glory > 0 ? [{ text: words('recap.glory', { n: glory }) }] : []),
    ...parts.filter(({ isForMe }) => !isForMe),
  ]
  const texts = new Set(lines.map(({ text }) => text))
  return texts.size > 0 ? [...texts].join(', ') : words('recap.nothing')
}

/** From where it began to where the next one did; none before the first. */
function lastTurn(events: readonly Event[], seat: Seat): readonly Event[] | undefined {
  const began = events.findLastIndex((event) => event.type === 'turnBegan' && event.seat === seat)
  if (began < 0) return undefined
  const rest = events.slice(began + 1)
  const ended = rest.findIndex(({ type }) => type === 'turnBegan' || type === 'roundBegan')
  return ended < 0 ? rest : rest.slice(0, ended)
}

function told(event: Event, after: readonly Event[], seat: Seat, language: Language, names: Names): string | undefined {
  const words = boardWords(language)
  const speech = speechIn(language)
  if (event.type === 'battleBegan') {
    const foe = [event.aggressor, event.defender].find((who) => !isSeat(who, seat))
    if (foe === undefined) return undefined
    const ended = after.find((next) => next.type === 'battleEnded')
    const winner = ended?.type === 'battleEnded' ? ended.winner : undefined
    const result = winner === undefined ? 'none' : isSeat(winner, seat) ? 'won' : 'lost'
    return words('recap.fought', { result, foe: nameOfWho(foe, names, speech) })
  }
  if (!('seat' in event) || event.seat !== seat) return undefined
  switch (event.type) {
    case 'sailed': {
      // Only where a voyage ends is worth a word.
      const isPassed = after.some(({ type }) => type === 'sailed' || type === 'enteredPort')
      if (isPassed) return undefined
      return event.to === 'caribbeanSea' ? words('recap.sea') : words('recap.sailed', { zone: speech.zone(event.to) })
    }
    case 'enteredPort':
      return words('recap.port', { port: speech.zone(event.port) })
    case 'scouted':
      if (event.target.kind === 'player') return words('recap.hunted', { who: names(event.target.seat) })
      return event.found ? undefined : words('recap.vain')
    case 'goodsSold': {
      const goods = [...new Set(event.goods)].map((good) => speech.say(`good.${good}`))
      return words('recap.sold', { goods: goods.join(', '), gold: event.gold })
    }
    case 'goodsBought':
      return event.count > 0 ? words('recap.bought', { n: event.count, gold: event.gold }) : undefined
    case 'stashed':
      return words('recap.stashed', { gold: event.gold ?? 'hidden' })
    case 'raidEnded':
      return words('recap.raid', { result: event.result, gold: event.gold })
    case 'bounty': {
      // Only how many there are in the end is worth a word.
      const isOutdone = after.some(
        (next) => next.type === 'bounty' && next.seat === seat && next.nation === event.nation,
      )
      return event.change > 0 && !isOutdone
        ? words('recap.wanted', { nation: speech.say(`nation.${event.nation}`), now: event.now })
        : undefined
    }
    case 'shipBought':
    case 'shipTaken':
    case 'shipClaimed':
      return words('recap.ship', { ship: speech.say(`ship.${event.ship}`) })
    case 'repaired':
    case 'modificationFitted':
    case 'weaponBought':
      return words('recap.refitted')
    case 'crewJoined':
      return words('recap.crew', { n: event.count })
    case 'rumorHeard':
      return words('recap.rumor')
    case 'rumorTrue':
      return words('recap.rumorTrue')
    case 'missionClaimed':
      return words('recap.claimed', { mission: speech.card(`mission.${MISSIONS[event.mission].key}`) })
    case 'missionCompleted':
      return words('recap.completed', { mission: speech.card(`mission.${MISSIONS[event.mission].key}`) })
    case 'specialistHired':
      return words('recap.hired', { specialist: speech.say(`specialist.${event.specialist}`) })
    case 'captainDied':
    case 'captainRetired':
      return words(event.type === 'captainDied' ? 'recap.died' : 'recap.retired', {
        captain: CAPTAINS[event.captain].name,
      })
    case 'captainArrived':
      return words('recap.arrived', { captain: CAPTAINS[event.captain].name })
    default:
      return undefined
  }
}

function isSeat(who: Who, seat: Seat): boolean {
  return 'seat' in who && who.seat === seat
}

function concerns(event: Event, me: Seat | undefined): boolean {
  if (me === undefined) return false
  if (event.type === 'battleBegan') return [event.aggressor, event.defender].some((who) => isSeat(who, me))
  return event.type === 'scouted' && event.target.kind === 'player' && event.target.seat === me
}
