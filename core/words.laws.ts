/** What every set of catalogues obeys: all keys in all languages, the same parameters, every plural form. */

import { IntlMessageFormat } from 'intl-messageformat'
import { type Catalogue, LANGUAGES, type Language } from './words.ts'

type Ast = ReturnType<IntlMessageFormat['getAst']>
type TestFunction = (name: string, run: () => void) => void

export function wordsAreWhole(words: Readonly<Record<Language, Catalogue<string>>>, test: TestFunction): void {
  for (const language of LANGUAGES) {
    test(`the words in ${language} have every key, the same parameters and every plural form`, () => {
      const missing = Object.keys(words.en).filter((key) => !(key in words[language]))
      const extra = Object.keys(words[language]).filter((key) => !(key in words.en))
      if (missing.length + extra.length > 0) throw new Error(`missing ${missing}; not in English ${extra}`)
      for (const key of Object.keys(words.en)) checkMessage(words, language, key)
    })
  }
}

function checkMessage(words: Readonly<Record<Language, Catalogue<string>>>, language: Language, key: string): void {
  const english = argumentsOf(parse(words.en[key], 'en'))
  const ast = parse(words[language][key], language)
  const own = argumentsOf(ast)
  if (english.join() !== own.join()) throw new Error(`${key} uses {${own}} where English uses {${english}}`)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const plural of pluralsIn(ast)) {
    const lacking = forms.filter((form) => form !== 'other' && !(form in plural))
    if (lacking.length > 0 && !('=0' in plural && Object.keys(plural).length === 2)) {
      throw new Error(`${key} lacks the plural ${lacking}`)
    }
  }
}

function parse(message: string, language: Language): Ast {
  return new IntlMessageFormat(message, language, undefined, { ignoreTag: true }).getAst()
}

function argumentsOf(ast: Ast): string[] {
  const names = new Set<string>()
  visit(ast, (element) => {
    if ('value' in element && element.type !== 0 && !GRAMMAR.test(element.value)) names.add(element.value)
  })
  return [...names].sort()
}

/** A subject's number and gender stand where a language needs them. */
const GRAMMAR = /(Number|Gender)$/

function pluralsIn(ast: Ast): Record<string, unknown>[] {
  const plurals: Record<string, unknown>[] = []
  visit(ast, (element) => {
    if ('options' in element && 'pluralType' in element) plurals.push(element.options)
  })
  return plurals
}

function visit(ast: Ast, see: (element: Ast[number]) => void): void {
  for (const element of ast) {
    see(element)
    if ('options' in element) for (const option of Object.values(element.options)) visit(option.value, see)
  }
}
