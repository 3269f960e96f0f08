/** Every event with every kind of subject: verbs agree in number, participles and pronouns in gender. */

import { LANGUAGES, type Language } from '@windward/core/words.ts'
import { describe, expect, test } from 'vitest'
import { captainNamed } from '../components/captains.ts'
import { npcNamed } from '../components/events.ts'
import { given } from '../given.ts'
import type { Event } from '../news.ts'
import { view } from '../view.ts'
import { ACTIVITIES, FOES, NPCS, type Npc, type Who } from '../vocabulary.ts'
import { cardsEn } from './cards.en.ts'
import { en } from './en.ts'
import { speech } from './index.ts'
import { captainSubject, subjectOf } from './subjects.ts'

type Type = Event['type']
type Sample<T extends Type> = Extract<Event, { type: T }> | readonly Extract<Event, { type: T }>[]

const NAMES = ['Felipa', 'Isolde']
const names = (seat: number) => NAMES[seat]
/** Seat 0 is a man, seat 1 a woman; their players' names tell nothing. */
const { s } = given({
  players: [
    { captain: 'felipe', at: 'havana' },
    { captain: 'isabel', at: 'havana' },
  ],
})
const seen = view(s, 0)

/** One who has a seat. */
const OF_SEAT: { readonly [T in Type]?: (seat: 0 | 1) => Sample<T> } = {
  captainRevealed: (seat) => ({ type: 'captainRevealed', seat, captain: captainOf(seat), ship: 'sloop' }),
  firstPlayer: (seat) => ({ type: 'firstPlayer', seat }),
  putToSea: (seat) => ({ type: 'putToSea', seat, zone: 'nassau' }),
  turnBegan: (seat) => ({ type: 'turnBegan', seat }),
  sailed: (seat) => ({ type: 'sailed', seat, to: 'nassau' }),
  enteredPort: (seat) => ({ type: 'enteredPort', seat, port: 'nassau' }),
  turnedAway: (seat) => ({ type: 'turnedAway', seat, port: 'portRoyal' }),
  leftPort: (seat) => ({ type: 'leftPort', seat, port: 'nassau' }),
  scouted: (seat) => [
    { type: 'scouted', seat, target: { kind: 'merchant' }, found: true },
    { type: 'scouted', seat, target: { kind: 'npc', npc: 'dutch' }, found: false },
  ],
  merchantFound: (seat) => ({ type: 'merchantFound', seat, nation: 'english' }),
  merchantLetGo: (seat) => ({ type: 'merchantLetGo', seat }),
  raidCards: (seat) => ({ type: 'raidCards', seat, cards: [0, 1] }),
  raidCardGone: (seat) => ({ type: 'raidCardGone', seat, card: 0 }),
  raidEnded: (seat) => [
    { type: 'raidEnded', seat, result: 'won', gold: 12 },
    { type: 'raidEnded', seat, result: 'escaped', gold: 0 },
    { type: 'raidEnded', seat, result: 'failed', gold: 0 },
  ],
  bounty: (seat) => [
    { type: 'bounty', seat, nation: 'dutch', change: 1, now: 2 },
    { type: 'bounty', seat, nation: 'dutch', change: -1, now: 0 },
  ],
  gold: (seat) => ({ type: 'gold', seat, change: -2, why: 'repair' }),
  glory: (seat) => ({ type: 'glory', seat, why: 'battle', track: 3 }),
  gloryDrawn: (seat) => [
    { type: 'gloryDrawn', seat },
    { type: 'gloryDrawn', seat, card: 0 },
  ],
  gloryDiscarded: (seat) => ({ type: 'gloryDiscarded', seat, card: 0 }),
  gloryAnnounced: (seat) => ({ type: 'gloryAnnounced', seat }),
  gloryPlayed: (seat) => ({ type: 'gloryPlayed', seat, card: 0, text: 1 }),
  gloryTakenBack: (seat) => ({ type: 'gloryTakenBack', seat, card: 0 }),
  specialistWanted: (seat) => ({ type: 'specialistWanted', seat, specialist: 'surgeon', card: 0 }),
  cargoLost: (seat) => ({ type: 'cargoLost', seat, goods: ['rum'] }),
  cargoShown: (seat) => ({ type: 'cargoShown', seat, cards: [0] }),
  cargoGained: (seat) => ({ type: 'cargoGained', seat, count: 1 }),
  visited: (seat) => ACTIVITIES.map((activity) => ({ type: 'visited', seat, port: 'nassau', activity })),
  saleDeclared: (seat) => ({ type: 'saleDeclared', seat, goods: ['rum'] }),
  goodsSold: (seat) => ({ type: 'goodsSold', seat, goods: ['rum'], gold: 3 }),
  goodsOffered: (seat) => ({ type: 'goodsOffered', seat, count: 6 }),
  goodsBought: (seat) => ({ type: 'goodsBought', seat, count: 2, gold: 4 }),
  repaired: (seat) => ({ type: 'repaired', seat, location: 'masts' }),
  hullRefreshed: (seat) => ({ type: 'hullRefreshed', seat }),
  modificationFitted: (seat) => ({ type: 'modificationFitted', seat, modification: 'chasers' }),
  modificationPlaced: (seat) => ({ type: 'modificationPlaced', seat, port: 'nassau' }),
  weaponBought: (seat) => ({ type: 'weaponBought', seat, weapon: 'chainShot' }),
  weaponSold: (seat) => ({ type: 'weaponSold', seat, weapon: 'chainShot' }),
  shipBought: (seat) => ({ type: 'shipBought', seat, ship: 'frigate' }),
  crewJoined: (seat) => ({ type: 'crewJoined', seat, count: 2 }),
  crewLost: (seat) => ({ type: 'crewLost', seat, count: 1 }),
  rumorHeard: (seat) => ({ type: 'rumorHeard', seat }),
  rumorForgone: (seat) => ({ type: 'rumorForgone', seat }),
  rumorRejected: (seat) => ({ type: 'rumorRejected', seat }),
  missionClaimed: (seat) => ({ type: 'missionClaimed', seat, mission: 0 }),
  missionRefused: (seat) => ({ type: 'missionRefused', seat, mission: 0 }),
  missionLost: (seat) => [
    { type: 'missionLost', seat, mission: 0, why: 'another' },
    { type: 'missionLost', seat, mission: 0, why: 'passenger' },
  ],
  rumorPresented: (seat) => ({ type: 'rumorPresented', seat, card: 0 }),
  rumorTrue: (seat) => ({ type: 'rumorTrue', seat, card: 0 }),
  rumorFalse: (seat) => ({ type: 'rumorFalse', seat, card: 0 }),
  rumorKept: (seat) => ({ type: 'rumorKept', seat, card: 0 }),
  missionAdvanced: (seat) => ({ type: 'missionAdvanced', seat, mission: 0 }),
  missionCompleted: (seat) => ({ type: 'missionCompleted', seat, mission: 0 }),
  chose: (seat) => ({ type: 'chose', seat, choice: 'leaveIt' }),
  specialistHired: (seat) => ({ type: 'specialistHired', seat, specialist: 'surgeon' }),
  specialistRefused: (seat) => ({ type: 'specialistRefused', seat, specialist: 'surgeon' }),
  skillRaised: (seat) => ({ type: 'skillRaised', seat, skill: 'influence' }),
  weaponTaken: (seat) => ({ type: 'weaponTaken', seat, weapon: 'grapeshot' }),
  shipTaken: (seat) => ({ type: 'shipTaken', seat, ship: 'frigate' }),
  stashed: (seat) => ({ type: 'stashed', seat }),
  withdrew: (seat) => ({ type: 'withdrew', seat, gold: 4 }),
  used: (seat) => ({ type: 'used', seat, use: 'loadShot', weapon: 'chainShot' }),
  shipClaimed: (seat) => ({ type: 'shipClaimed', seat, ship: 'frigate' }),
  captainDied: (seat) => ({ type: 'captainDied', seat, captain: captainOf(seat) }),
  captainRetired: (seat) => ({ type: 'captainRetired', seat, captain: captainOf(seat) }),
  captainDrawn: (seat) => ({ type: 'captainDrawn', seat, captain: captainOf(seat) }),
  captainArrived: (seat) => ({ type: 'captainArrived', seat, captain: captainOf(seat), ship: 'sloop' }),
}

/** One who fights: a captain, a ship of the sea, or a crew that only a card knows. */
const OF_ANYBODY: { readonly [T in Type]?: (who: Who) => Sample<T> } = {
  rolled: (who) => ({ type: 'rolled', who, why: 'leadership', dice: [1, 5] }),
  battleBegan: (who) => [
    { type: 'battleBegan', aggressor: who, defender: { npc: 'dutch' } },
    { type: 'battleBegan', aggressor: { npc: 'dutch' }, defender: who },
  ],
  declared: (who) => ({ type: 'declared', who, action: 'shoot' }),
  contest: (who) => [{ type: 'contest', winner: who }, { type: 'contest' }],
  hit: (who) => [
    { type: 'hit', who, location: 'masts', left: 2 },
    { type: 'hit', who, location: 'crew', left: 0 },
  ],
  hitAbsorbed: (who) => ({ type: 'hitAbsorbed', who }),
  boarded: (who) => ({ type: 'boarded', by: who }),
  crewHits: (who) => ({ type: 'crewHits', who, hits: 1 }),
  fled: (who) => [{ type: 'fled', who }, { type: 'fled' }],
  caught: (who) => ({ type: 'caught', who, successes: 1 }),
  battleEnded: (who) => [{ type: 'battleEnded', winner: who }, { type: 'battleEnded' }],
  plundered: (who) => ({ type: 'plundered', seat: 0, from: who }),
}

const OF_NPC: { readonly [T in Type]?: (npc: Npc) => Sample<T> } = {
  npcMoved: (npc) => [
    { type: 'npcMoved', npc, to: 'nassau', cause: 'icon', wind: 'N', border: 'N' },
    { type: 'npcMoved', npc, to: 'nassau', cause: 'icon', wind: 'N', border: 'E' },
    { type: 'npcMoved', npc, to: 'nassau', cause: 'plunder' },
    { type: 'npcMoved', npc, to: 'nassau', cause: 'card' },
  ],
  npcStayed: (npc) => ({ type: 'npcStayed', npc, at: 'nassau', cause: 'plunder' }),
  npcEntered: (npc) => ({ type: 'npcEntered', npc, event: npcNamed('Blas de Lezo'), zone: 'nassau' }),
  npcDefeated: (npc) => ({ type: 'npcDefeated', npc, event: npcNamed('Blas de Lezo') }),
  npcScouted: (npc) => [
    { type: 'npcScouted', npc, seat: 1, found: true },
    { type: 'npcScouted', npc, seat: 0, found: false },
  ],
}

/** Nobody's. */
const OF_NOBODY: { readonly [T in Type]?: Sample<T> } = {
  roundBegan: { type: 'roundBegan', round: 2 },
  merchantsReturned: { type: 'merchantsReturned' },
  eventDrawn: { type: 'eventDrawn', event: 0 },
  warBroke: { type: 'warBroke', nations: ['spanish', 'dutch'] },
  peaceMade: { type: 'peaceMade' },
  portChangedNation: { type: 'portChangedNation', port: 'nassau', nation: 'dutch' },
  portBlockaded: { type: 'portBlockaded', port: 'havana' },
  demandChanged: { type: 'demandChanged', port: 'havana', good: 'rum' },
  modificationShown: { type: 'modificationShown', port: 'havana', modification: 'chasers' },
  missionOpened: { type: 'missionOpened', mission: 0 },
  gameEnded: { type: 'gameEnded', why: 'glory' },
}

/** Verbs that follow a subject, for one and for many. What is not here the test does not know, and fails. */
const VERBS: Readonly<Record<string, Readonly<Record<'one' | 'many', string>>>> = {
  en: {
    one: `is rolls sails stays appears enters leaves scouts finds lets draws gets gains discards announces plays shows
      wants loses takes offers sells buys repairs makes fits places hears has gives claims follows keeps completes
      stashes uses declares wins absorbs boards escapes plunders goes attacks retires raises visits looks asks chooses
      continues`,
    many: 'roll declare win take absorb board lose escape attack',
  },
  it: {
    one: `deve naviga resta appare cerca entra lascia tira trova pesca ottiene scarta annuncia gioca mostra vuole
      perde prende mette vende compra ripara ripristina monta sente rinuncia segue tiene procede completa ha
      passa riprende usa dichiara vince subisce assorbe abborda fugge saccheggia prosegue attacca riesce fallisce migliora
      sceglie visita chiede è`,
    many: 'tirano dichiarano vincono subiscono assorbono abbordano perdono fuggono attaccano riescono',
  },
  de: {
    one: `ist beginnt segelt bleibt erscheint muss läuft wird verlässt würfelt sucht findet lässt zieht wirft plündert
      erhält kündigt spielt zeigt will verliert nimmt bietet verkauft kauft repariert macht legt hört hat gibt
      übernimmt geht behält kommt erfüllt versteckt holt sagt gewinnt erleidet fängt entert entkommt greift
      setzt misslingt verbessert wählt besucht wirbt fragt`,
    many: 'würfeln sagen gewinnen erleiden fangen entern verlieren entkommen kommen greifen',
  },
}

/** What may stand after a name without being its verb, or before it. */
const BESIDE: Readonly<Record<string, string>> = {
  en: 'cannot in under now already',
  it: 'a si ora viene vengono',
  de: 'in unter verweigert an',
}

/** Words that show a gender: his and hers. */
const GENDERED: Readonly<Record<string, readonly (readonly [m: string, f: string])[]>> = {
  en: [],
  it: [
    ['morto', 'morta'],
    ['sconfitto', 'sconfitta'],
    ['un nemico', 'una nemica'],
  ],
  de: [
    [', den ihre', ', die ihre'],
    [', den andere', ', die andere'],
    ['einem Feind im', 'einer Feindin im'],
  ],
}

/** After these a participle shows the gender of somebody. */
const PARTICIPLE = /(?<= (?:è|viene|resta|rimane) )\p{L}+[oa](?=[.,: ])/gu
/** Of things, which have their own. */
const OF_THINGS = ['offerta', 'negata', 'distrutta', 'vera', 'falsa', 'bloccato']

describe.each(LANGUAGES)('in %s', (language) => {
  const words = speech(language)
  const naming = { say: words.say, language, names, view: seen }
  const line = (event: Event) => words.event(event, seen, names)

  test('every verb agrees with whoever acts: captains, navies, pirates, a crew, kidnappers and smugglers', () => {
    for (const [who, event] of acting()) expect(disagreement(language, line(event), subjectOf(naming, who))).toBe('')
  })

  test('what is said of a captain agrees with her or him', () => {
    for (const seat of [0, 1] as const) {
      for (const make of Object.values(OF_SEAT)) {
        for (const event of listed<Event>(make(seat))) {
          expect(wrongGender(language, line(event), captainSubject(captainOf(seat)).gender)).toBe('')
        }
      }
      for (const cause of ['bounty', 'otherBounty', 'war'] as const) {
        const hunt = line({ type: 'npcMoved', npc: 'dutch', to: 'nassau', cause, prey: seat })
        expect(wrongGender(language, hunt, seat === 0 ? 'm' : 'f')).toBe('')
      }
    }
  })

  test('what is said of a ship agrees with its name', () => {
    for (const npc of NPCS) {
      for (const make of Object.values(OF_NPC)) {
        for (const event of listed<Event>(make(npc))) {
          expect(wrongGender(language, line(event), subjectOf(naming, { npc }).gender)).toBe('')
        }
      }
    }
  })

  test('every event has a sentence that begins with a capital and ends', () => {
    for (const event of everything()) expect(line(event)).toMatch(/^[\p{Lu}“«„].*[.!]$/u)
  })
})

test('no event is left out', () => {
  const types = [OF_SEAT, OF_ANYBODY, OF_NPC, OF_NOBODY].flatMap((table) =>
    Object.keys(table).map((type) => `event.${type}`),
  )
  expect(types.sort()).toEqual(
    Object.keys(en)
      .filter((key) => key.startsWith('event.'))
      .sort(),
  )
})

test('captains are men and women as their cards say', () => {
  for (const key of ['isabel', 'frances', 'margaret'] as const) {
    expect(captainSubject(captainNamed(key)).gender).toBe('f')
    expect(cardsEn[`captain.${key}`]).not.toMatch(/\b(he|his|him)\b/i)
  }
  expect(cardsEn['captain.felipe']).not.toMatch(/\b(she|her)\b/i)
})

test('a woman is dead, and wanted on her head, with her own forms', () => {
  const died = (seat: 0 | 1) => speech('it').event({ type: 'captainDied', seat, captain: captainOf(seat) }, seen, names)
  expect(died(0)).toBe('Felipe de los Reyes (Felipa) è morto.')
  expect(died(1)).toBe('Isabel de Montoya (Isolde) è morta.')
  const hunted = { type: 'npcMoved', npc: 'dutch', to: 'nassau', cause: 'bounty', prey: 1 } as const
  expect(speech('de').event(hunted, seen, names)).toBe(
    'Die niederländische Marine segelt nach Nassau, auf der Jagd nach Isabel de Montoya (Isolde), die ihre Nation sucht.',
  )
})

test('the kidnappers lose, die Schmuggler gewinnen, i rapitori tirano', () => {
  const kidnappers = { foe: 'kidnappers' } as const
  expect(speech('en').event({ type: 'crewHits', who: kidnappers, hits: 1 }, seen, names)).toBe(
    'The kidnappers lose 1 crew in the fight.',
  )
  expect(speech('de').event({ type: 'battleEnded', winner: { foe: 'smugglers' } }, seen, names)).toBe(
    'Die Schmuggler gewinnen das Gefecht.',
  )
  expect(speech('it').event({ type: 'rolled', who: kidnappers, why: 'leadership', dice: [1] }, seen, names)).toBe(
    'I rapitori tirano per Comando: 1.',
  )
})

function captainOf(seat: 0 | 1) {
  return captainNamed(seat === 0 ? 'felipe' : 'isabel')
}

function listed<E>(sample: E | readonly E[] | undefined): readonly E[] {
  if (sample === undefined) return []
  return Array.isArray(sample) ? sample : [sample as E]
}

/** Everybody with everything that can be told of them. */
function* acting(): Generator<readonly [Who, Event]> {
  const npcs = NPCS.map((npc) => ({ npc }))
  for (const who of [{ seat: 0 }, { seat: 1 }, ...npcs, ...FOES.map((foe) => ({ foe }))] as Who[]) {
    for (const make of Object.values(OF_ANYBODY)) for (const event of listed<Event>(make(who))) yield [who, event]
  }
  for (const seat of [0, 1] as const) {
    for (const make of Object.values(OF_SEAT)) for (const event of listed<Event>(make(seat))) yield [{ seat }, event]
  }
  for (const npc of NPCS) {
    for (const make of Object.values(OF_NPC)) for (const event of listed<Event>(make(npc))) yield [{ npc }, event]
  }
}

function* everything(): Generator<Event> {
  for (const [, event] of acting()) yield event
  for (const sample of Object.values(OF_NOBODY)) yield* listed<Event>(sample)
}

/** The word right after the name must be a verb of the subject's number, if a word stands there. */
function disagreement(language: Language, line: string, { name, number }: { name: string; number: 'one' | 'many' }) {
  const at = line.toLowerCase().indexOf(name.toLowerCase())
  const verb = /^ (?:non )?(\p{L}+)/u.exec(at < 0 ? '' : line.slice(at + name.length))?.[1]
  if (verb === undefined || `${VERBS[language][number]} ${BESIDE[language]}`.split(/\s+/).includes(verb)) return ''
  return `“${verb}” for ${number} in “${line}”`
}

function wrongGender(language: Language, line: string, gender: 'f' | 'm'): string {
  const other = gender === 'f' ? 0 : 1
  const wrong = GENDERED[language].map((pair) => pair[other]).filter((form) => line.includes(`${form}`))
  const known = [...GENDERED[language].flat(), ...OF_THINGS]
  const unknown = language === 'it' ? (line.match(PARTICIPLE) ?? []).filter((form) => !known.includes(form)) : []
  return [...wrong, ...unknown].map((form) => `“${form}” for ${gender} in “${line}”`).join()
}
