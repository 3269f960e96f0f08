/** Words of a language that somebody reads are fetched with what needs them; of others when they are asked for. */

import type { Language } from '@windward/core/words.ts'
import { readKept } from '../kept.ts'
import { isLanguage, spoken } from './spoken.ts'

type Fetch = () => Promise<unknown>

/** What this device reads: as it was chosen, or else as the browser says. */
export const OWN_LANGUAGE: Language = ownLanguage()

const read = new Set<Language>([OWN_LANGUAGE])
interface Words {
  readonly language: Language
  readonly fetch: Fetch
}

const unread: Words[] = []
const coming = new Set<Promise<unknown>>()
/** They could not be fetched: tried again when something needs words. */
const missed: Words[] = []

/** Fetches it now if it is read here, and else keeps in mind how. The built app calls it for each catalogue (languages.plugin.ts). */
export function fetched(language: Language, fetch: Fetch): void {
  if (!read.has(language)) return void unread.push({ language, fetch })
  const words = fetch()
  coming.add(words)
  void words.catch(() => missed.push({ language, fetch })).finally(() => coming.delete(words))
}

/** Hands on what has just been fetched when the words that it needs are there. */
export async function withWords<T>(thing: T): Promise<T> {
  for (const { language, fetch } of missed.splice(0)) fetched(language, fetch)
  await Promise.all(coming)
  return thing
}

/** All words of the language that were not needed so far or did not come; those of what is opened later come with it. */
export async function learn(language: Language): Promise<void> {
  const lacking = [unread, missed].map((words) => [words, words.filter((one) => one.language === language)] as const)
  await Promise.all(lacking.flatMap(([, some]) => some.map(({ fetch }) => fetch())))
  for (const [words, some] of lacking) for (const one of some) words.splice(words.indexOf(one), 1)
  read.add(language)
}

function ownLanguage(): Language {
  const { language } = readKept()
  return isLanguage(language) ? language : spoken(navigator.languages)
}
