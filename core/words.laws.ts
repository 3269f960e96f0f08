/**
 * What every set of catalogues obeys: all keys in all languages, the same parameters, every plural form; and each message
 * says what a whole ICU library would make of it.
 */

import { type Formatters, IntlMessageFormat } from 'intl-messageformat'
import { compiled, type Params } from './message.ts'
import { type Catalogue, countingIn, LANGUAGES, type Language, numberFormat } from './words.ts'

type Ast = ReturnType<IntlMessageFormat['getAst']>
type TestFunction = (name: string, run: () => void) => void

export function wordsAreWhole(words: Readonly<Record<Language, Catalogue<string>>>, test: TestFunction): void {
  for (const language of LANGUAGES) {
    test(`the words in ${language} have every key, the same parameters and every plural form`, () => {
      // A catalogue may be put together each time it is read.
      const [english, own] = [words.en, words[language]]
      const missing = Object.keys(english).filter((key) => !(key in own))
      const extra = Object.keys(own).filter((key) => !(key in english))
      if (missing.length + extra.length > 0) throw new Error(`missing ${missing}; not in English ${extra}`)
      for (const key of Object.keys(english)) checkMessage(english[key], own[key], language, key)
    })
  }
}

function checkMessage(english: string, text: string, language: Language, key: string): void {
  const ast = parse(text, language)
  const [wanted, own] = [argumentsOf(parse(english, 'en')), argumentsOf(ast)]
  if (wanted.join() !== own.join()) throw new Error(`${key} uses {${own}} where English uses {${wanted}}`)
  checkSaid(text, language, key)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  for (const plural of pluralsIn(ast)) {
    const lacking = forms.filter((form) => form !== 'other' && !(form in plural))
    if (lacking.length > 0 && !('=0' in plural && Object.keys(plural).length === 2)) {
      throw new Error(`${key} lacks the plural ${lacking}`)
    }
  }
}

/** Of every number and word that decides, several are tried. */
export function checkSaid(text: string, language: Language, key: string): void {
  const whole = icu(text, language)
  const own = compiled(text, COUNTING[language])
  const tried = triedIn(whole.getAst())
  const tries = Math.max(1, ...[...tried.values()].map((all) => all.length))
  for (let i = 0; i < tries; i++) {
    const params: Params = Object.fromEntries(
      [...tried].map(([name, all], j) => [name, all[(i * (j + 1) + j) % all.length]]),
    )
    const [expected, said] = [String(whole.format(params)), own(params)]
    if (said !== expected) throw new Error(`${key} says "${said}" where it should say "${expected}"`)
  }
}

const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 102, 1000, 1_234_567]

function triedIn(ast: Ast): Map<string, (string | number)[]> {
  const tried = new Map<string, (string | number)[]>()
  visit(ast, (element) => {
    if (!('value' in element) || element.type === LITERAL) return
    const options = 'options' in element ? Object.keys(element.options) : []
    const words = options.filter((option) => !option.startsWith('='))
    const isNumber = 'pluralType' in element || element.type === NUMBER
    const more = isNumber ? NUMBERS : options.length > 0 ? [...words, 'nobody'] : ['Anne', "l'Olonnais", 7]
    tried.set(element.value, [...(tried.get(element.value) ?? []), ...more])
  })
  return tried
}

/** Kinds of elements in the library’s tree. */
const LITERAL = 0
const NUMBER = 2

function parse(message: string, language: Language): Ast {
  return icu(message, language).getAst()
}

function icu(message: string, language: Language): IntlMessageFormat {
  return new IntlMessageFormat(message, language, undefined, { ignoreTag: true, formatters: FORMATTERS[language] })
}

function formattersOf(language: Language): Formatters {
  const numbers = numberFormat(language)
  const plurals = new Intl.PluralRules(language)
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' })
  return {
    getNumberFormat: () => numbers,
    getDateTimeFormat: (...given) => new Intl.DateTimeFormat(...given),
    getPluralRules: (_, options) => (options?.type === 'ordinal' ? ordinals : plurals),
  }
}

const FORMATTERS = inEach(formattersOf)
const COUNTING = inEach(countingIn)

function inEach<T>(made: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, made(language)])) as Record<Language, T>
}

function argumentsOf(ast: Ast): string[] {
  const names = new Set<string>()
  visit(ast, (element) => {
    if ('value' in element && element.type !== LITERAL && !GRAMMAR.test(element.value)) names.add(element.value)
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
