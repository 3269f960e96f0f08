/** Ships, cards, cities and sea spaces, from the components themselves. */

import { type Language, type Say, sayer } from '@windward/core/words.ts'
import { spacesOf } from '@windward/games/karibik/board.ts'
import { CITY_SPECS, SHIP_NAMES, SPACES, type SpaceSpec } from '@windward/games/karibik/components.ts'
import { CARDS, CITIES, SHIPS, THIEF } from '@windward/games/karibik/vocabulary.ts'
import type { Group, ReferenceEntry } from '../../../learn/primer.ts'
import { speechIn } from '../speech.ts'
import { cardEntryId } from './signposts.ts'
import { RULES_WORDS, type RulesKey } from './words.ts'

export function reference(language: Language): readonly Group[] {
  const say = sayer<RulesKey>(language, RULES_WORDS[language])
  const group = (
    id: 'ships' | 'cards' | 'cities' | 'havens' | 'spaces',
    entries: readonly ReferenceEntry[],
  ): Group => ({
    id,
    title: say(`group.${id}`),
    entries,
  })
  const spaces = (isHaven: boolean) =>
    SPACES.filter(({ haven }) => (haven !== undefined) === isHaven).map((space) => spaceEntry(space, language, say))
  return [
    group('ships', ships(say)),
    group('cards', cards(say)),
    group('cities', cities(language, say)),
    group('havens', spaces(true)),
    group('spaces', spaces(false)),
  ]
}

function ships(say: Say<RulesKey>): readonly ReferenceEntry[] {
  return SHIPS.map((ship, i) => ({
    id: `ship-${ship}`,
    title: SHIP_NAMES[ship],
    text: say('entry.ship', { n: i + 1 }),
    note: say('note.ship'),
  }))
}

function cards(say: Say<RulesKey>): readonly ReferenceEntry[] {
  return CARDS.map((card) => ({
    id: cardEntryId(card),
    title: card === THIEF ? say('title.thief') : say('title.barrels', { n: card }),
    text: card === THIEF ? say('entry.thief') : say('entry.barrels', { n: card }),
    note: say('note.perPlayer'),
  }))
}

function cities(language: Language, say: Say<RulesKey>): readonly ReferenceEntry[] {
  const speech = speechIn(language)
  return CITIES.map((city) => ({
    id: `city-${city}`,
    title: speech.city(city),
    text: say('entry.city', { value: CITY_SPECS[city].value, spaces: spacesOf(city).map(speech.space).join(', ') }),
    note: say(CITY_SPECS[city].nameSource === 'known' ? 'note.known' : 'note.reconstructed'),
  }))
}

function spaceEntry(
  { no, haven, city, start, neighbours }: SpaceSpec,
  language: Language,
  say: Say<RulesKey>,
): ReferenceEntry {
  const speech = speechIn(language)
  const told = [
    haven && say('entry.haven', { colour: speech.colour(haven) }),
    city && say('entry.harbor', { city: speech.city(city) }),
    start && say('entry.start'),
  ].filter((text) => text !== undefined)
  return {
    id: `space-${no}`,
    title: speech.space(no),
    text: told.length === 0 ? say('entry.open') : told.join(' '),
    note: say('note.neighbours', { spaces: neighbours.join(', ') }),
  }
}
