/**
 * The flags of a program that is run by hand. `--help` shows what stands at the head of the program's file; whatever
 * it does not know is refused with a sentence.
 */

import { readFileSync } from 'node:fs'
import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util'

/** A list stands for its parts, any of which can be asked for, parted by commas. */
type Default = string | number | boolean | readonly string[]
type Value<D> = D extends number ? number : D extends string ? string : D extends boolean ? boolean : D
type Flags<D> = { readonly [Flag in keyof D]: Value<D[Flag]> }

/** What was given, or else the defaults; `names` are the words that are no flags, of those that may be said. */
export function flags<D extends Readonly<Record<string, Default>>>(
  defaults: D,
  may: readonly string[] | 'anything' = [],
): Flags<D> & { readonly names: readonly string[] } {
  const { values, positionals } = parsed(Object.entries(defaults))
  if (values.help) {
    console.log(head(readFileSync(process.argv[1], 'utf8')))
    process.exit(0)
  }
  const given = Object.entries(defaults).map(([flag, value]) => [flag, read(flag, value, values[flag])])
  return {
    ...(Object.fromEntries(given) as Flags<D>),
    names: may === 'anything' ? positionals : among(may, positionals),
  }
}

/** Ends the program: what it was asked cannot be done. */
export function refuse(sentence: string): never {
  console.error(sentence)
  process.exit(2)
}

/** What stands at the head of a file: its first comment, without the stars. */
export function head(source: string): string {
  const [, comment = ''] = /\/\*\*(.*?)\*\//s.exec(source) ?? []
  return comment.replace(/^ \* ?/gm, '').trim()
}

function parsed(defaults: readonly (readonly [string, Default])[]) {
  const typed = defaults.map(([flag, value]) => [flag, { type: typeof value === 'boolean' ? 'boolean' : 'string' }])
  const options: Record<string, ParseArgsOptionDescriptor> = { ...Object.fromEntries(typed), help: { type: 'boolean' } }
  try {
    return parseArgs({ options, allowPositionals: true, allowNegative: true })
  } catch (error) {
    return refuse(firstSentence(error instanceof Error ? error.message : String(error)))
  }
}

function read(flag: string, standard: Default, given: unknown): Default {
  if (typeof given === 'boolean') return given
  if (typeof given !== 'string') return standard
  if (typeof standard === 'number') {
    const n = Number(given)
    return given.trim() !== '' && n >= 0 ? n : refuse(`--${flag} must be a number, not "${given}".`)
  }
  if (typeof standard === 'string') return given
  return typeof standard === 'boolean' ? standard : among(standard, given.split(','), `--${flag} `)
}

function among(known: readonly string[], words: readonly string[], where = ''): readonly string[] {
  const stray = words.find((word) => !known.includes(word))
  if (stray === undefined) return words
  return refuse(`${where}"${stray}" is unknown${known.length === 0 ? '' : `; known are: ${known.join(', ')}`}.`)
}

/** Node explains some faults at length; what comes first says what is wrong. */
function firstSentence(text: string): string {
  const [line] = text.split(/\.\s|\n/)
  return line.endsWith('.') ? line : `${line}.`
}
