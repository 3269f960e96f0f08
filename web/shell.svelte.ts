/** What the whole app shares: where we are, and how this person likes it. */

import { LANGUAGES, type Language, type Params, type Say, sayer } from '@windward/core/words.ts'
import { MediaQuery } from 'svelte/reactivity'
import type { Theme } from './art/ink.ts'
import { keep, readKept } from './kept.ts'
import { BREAKPOINTS } from './style/breakpoints.ts'
import { SKIPPER } from './table/crew.ts'
import type { PageKey } from './words/en.ts'
import { learn, OWN_LANGUAGE } from './words/fetched.ts'
import { WORDS } from './words/index.ts'

export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  speed: ['calm', 'brisk', 'instant'],
  others: ['watch', 'summary', 'skip'],
  motion: ['system', 'full', 'reduced'],
  sound: ['on', 'off'],
  cardSounds: ['on', 'off'],
  coinSounds: ['on', 'off'],
  seaSounds: ['on', 'off'],
  gunSounds: ['on', 'off'],
  bellSounds: ['on', 'off'],
  hints: ['off', 'on'],
  answers: ['pressed', 'listed'],
  turnEnd: ['itself', 'asked'],
  tutor: ['off', 'on'],
} as const

/** The kinds of sounds that can be turned off each by itself. */
export const SOUND_KINDS = [
  'cardSounds',
  'coinSounds',
  'seaSounds',
  'gunSounds',
  'bellSounds',
] as const satisfies readonly (keyof typeof CHOICES)[]

type SettingChoices = typeof CHOICES
export type SettingName = keyof SettingChoices
type Chosen = { -readonly [K in SettingName]: SettingChoices[K][number] }

interface Settings extends Chosen {
  language: Language
  /** Empty until somebody has said it. */
  name: string
}

export const settings: Settings = $state(readSettings())

/** Takes a value that the setting knows, and leaves it as it was otherwise. */
export function choose(settings: Chosen, name: SettingName, value: unknown): void {
  const known: readonly unknown[] = CHOICES[name]
  if (known.includes(value)) Object.assign(settings, { [name]: value })
}

/** What this person reads, as long as its words could not be fetched: English, which is always there, stands in for it. */
export const missed: { language: Language | undefined } = $state({ language: undefined })

/** In English until the words come: what was chosen stays chosen. */
export function speakEnglishMeanwhile(): void {
  missed.language = settings.language
  settings.language = 'en'
}

/** In another language, once its words are there; whether they came. Without a network it may stay with this one. */
export async function speak(language: Language): Promise<boolean> {
  try {
    await learn(language)
  } catch {
    return false
  }
  missed.language = undefined
  settings.language = language
  return true
}

/** What one is called at this device, also before one has said it. */
export function ownName(): string {
  return settings.name.trim() || SKIPPER
}

/** Each part of the address after the `#/`. */
export const place: { parts: readonly string[] } = $state({ parts: readPlace() })

/** How high the band is above a page. */
export const BAND_HEIGHT = 59
/** Whether a table has the whole screen for itself, and how high the band is above it, in pixels. */
export const screen: { isTable: boolean; bandHeight: number } = $state({ isTable: false, bandHeight: BAND_HEIGHT })

/** Gives a table the whole screen until it goes, for an effect; the next one may come before the last has gone. */
export function takeScreen(): () => void {
  tables += 1
  screen.isTable = true
  return () => {
    tables -= 1
    screen.isTable = tables > 0
  }
}

export function go(...parts: readonly string[]): void {
  location.hash = href(...parts)
}

export function href(...parts: readonly string[]): string {
  return `#/${parts.map(encodeURIComponent).join('/')}`
}

/** Puts the shell's words into the chosen language; reads it anew wherever it is used in a template. */
export function say(key: PageKey, params?: Params): string {
  return sayers[settings.language](key, params)
}

export function isStill(): boolean {
  return settings.motion === 'reduced' || (settings.motion === 'system' && stillness.current)
}

/** Whether everything stands in one column, as on a phone; also when it is turned. */
export const column = new MediaQuery(`max-width: ${BREAKPOINTS.column}rem`)

/** Whether it is day, or the lamp is lit. */
export function theme(): Theme {
  if (settings.theme !== 'system') return settings.theme === 'dark' ? 'lamp' : 'day'
  return darkness.current ? 'lamp' : 'day'
}

/** Keeps what is chosen, and lets the document show it. Called once, inside an effect root. */
export function startShell(): void {
  const follow = () => {
    place.parts = readPlace()
  }
  // Whoever is in haste has gone elsewhere while the words came.
  follow()
  window.addEventListener('hashchange', follow)
  $effect(() => {
    keep({ ...settings, language: missed.language ?? settings.language })
  })
  $effect(() => {
    const root = document.documentElement
    root.lang = settings.language
    root.dataset.theme = settings.theme
    root.dataset.motion = isStill() ? 'reduced' : 'full'
  })
}

let tables = 0
const stillness = new MediaQuery('prefers-reduced-motion: reduce')
const darkness = new MediaQuery('prefers-color-scheme: dark')
const sayers = Object.fromEntries(
  LANGUAGES.map((language) => [language, sayer<PageKey>(language, WORDS[language])]),
) as Record<Language, Say<PageKey>>

function readSettings(): Settings {
  const settings: Settings = {
    language: OWN_LANGUAGE,
    name: '',
    theme: 'system',
    speed: 'brisk',
    others: 'watch',
    motion: 'system',
    sound: 'on',
    cardSounds: 'on',
    coinSounds: 'on',
    seaSounds: 'on',
    gunSounds: 'on',
    bellSounds: 'on',
    hints: 'on',
    answers: 'pressed',
    turnEnd: 'itself',
    tutor: 'off',
  }
  const kept = readKept()
  if (typeof kept.name === 'string' && kept.name !== '') settings.name = kept.name
  for (const name of Object.keys(CHOICES) as SettingName[]) choose(settings, name, kept[name])
  return settings
}

function readPlace(): readonly string[] {
  return location.hash.replace(/^#\/?/, '').split('/').filter(Boolean).map(decoded)
}

/** A link that was cut off leads nowhere, but is read. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
