/** Captains, zones, ships, equipment and every card, from the components and the words of the game themselves. */

import { capitalised, type Language, type Say, sayer } from '@windward/core/words.ts'
import { CAPTAINS } from '@windward/games/marauders/components/captains.ts'
import { CARGO } from '@windward/games/marauders/components/cargo.ts'
import { EVENTS, HAPPENINGS } from '@windward/games/marauders/components/events.ts'
import { COPIES_OF_MODIFICATION, SHIPS } from '@windward/games/marauders/components/ships.ts'
import { BOARD, NEIGHBOURS } from '@windward/games/marauders/components/zones.ts'
import { GOODS, MODIFICATIONS, SHIP_TYPES, WEAPONS, ZONES } from '@windward/games/marauders/vocabulary.ts'
import type { MaraudersSpeech } from '@windward/games/marauders/words/index.ts'
import type { Group, ReferenceEntry } from '../../../learn/primer.ts'
import { ARROWS } from '../look.ts'
import { speechIn } from '../speech.ts'
import { gloryCards, missions, rumors, specialists } from './cards.ts'
import { entry } from './entries.ts'
import { RULES_WORDS, type RulesKey } from './words.ts'

const GROUPS = {
  captains,
  zones,
  ships,
  modifications,
  weapons,
  specialists,
  glory: gloryCards,
  rumors,
  missions,
  events,
  npcs,
  goods,
} as const

export function reference(language: Language): readonly Group[] {
  const say = sayer<RulesKey>(language, RULES_WORDS[language])
  const speech = speechIn(language)
  return (Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map((id) => ({
    id,
    title: say(`group.${id}`),
    entries: GROUPS[id](say, speech),
  }))
}

function captains(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return CAPTAINS.map(({ key, name, nation, homePort, skills }) => ({
    id: entry('captain', key),
    title: name,
    text: say('entry.captain', {
      nation: speech.say(`nation.${nation}`),
      port: speech.zone(homePort),
      ...skills,
      ability: speech.card(`captain.${key}`),
    }),
    note: '',
  }))
}

function zones(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return ZONES.map((zone) => {
    const { nation } = BOARD[zone]
    return {
      id: entry('zone', zone),
      title: speech.zone(zone),
      text:
        zone === 'caribbeanSea' || nation === undefined
          ? say('entry.openSea')
          : say('entry.zone', { nation: speech.say(`nation.${nation}`), text: speech.card(`zone.${zone}`) }),
      note: say('note.neighbours', { zones: NEIGHBOURS[zone].map(speech.zone).join(', ') }),
    }
  })
}

function ships(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return SHIP_TYPES.map((type) => {
    const { locations, maneuverability, buy, sell } = SHIPS[type]
    const price = buy === undefined ? say('entry.noPrice') : say('entry.price', { buy, sell })
    return {
      id: entry('ship', type),
      title: capitalised(speech.say(`ship.${type}`)),
      text: say('entry.ship', { ...locations, maneuverability, price }),
      note: '',
    }
  })
}

function modifications(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return MODIFICATIONS.map((modification) => ({
    id: entry('modification', modification),
    title: capitalised(speech.say(`modification.${modification}`)),
    text: speech.card(`modification.${modification}`),
    note: say('note.tokens', { n: COPIES_OF_MODIFICATION }),
  }))
}

function weapons(_say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return WEAPONS.map((weapon) => ({
    id: entry('weapon', weapon),
    title: capitalised(speech.say(`weapon.${weapon}`)),
    text: speech.card(`weapon.${weapon}`),
    note: '',
  }))
}

function events(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return HAPPENINGS.map((happening) => {
    const copies = EVENTS.filter((event) => 'happening' in event && event.happening === happening)
    const icons = copies.flatMap((event) =>
      event.icons.map(({ npc, to }) => `${speech.say(`npc.${npc}`)} ${ARROWS[to]}`),
    )
    return {
      id: entry('event', happening),
      title: speech.card(`event.${happening}`),
      text: speech.card(`eventText.${happening}`),
      note: `${say('note.copies', { n: copies.length })} · ${say('note.icons', { icons: icons.join(', ') })}`,
    }
  })
}

function npcs(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return EVENTS.flatMap((event, card) =>
    'npc' in event
      ? [
          {
            id: entry('npc', card),
            title: event.name,
            text: say('entry.npc', {
              npc: capitalised(speech.say(`npc.${event.npc}`)),
              off: speech.off(event.zone),
              ...event.skills,
            }),
            note: '',
          },
        ]
      : [],
  )
}

function goods(say: Say<RulesKey>, speech: MaraudersSpeech): readonly ReferenceEntry[] {
  return GOODS.map((good) => {
    const cards = CARGO.filter((card) => card.good === good)
    const icon = (name: (typeof cards)[number]['icon']) =>
      name === 'escape' ? speech.say('icon.escape') : speech.say(`location.${name}`)
    return {
      id: entry('good', good),
      title: capitalised(speech.say(`good.${good}`)),
      text: say('entry.good', { cards: cards.map((card) => `${card.plunder} ${icon(card.icon)}`).join(', ') }),
      note: say('note.copies', { n: cards.length }),
    }
  })
}
