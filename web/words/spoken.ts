import { LANGUAGES, type Language } from '@windward/core/words.ts'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

/** The first of the wanted languages that is spoken here. */
export function spoken(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]
    if (isLanguage(language)) return language
  }
  return 'en'
}
