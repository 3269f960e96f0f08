/**
 * ICU messages as catalogues write them: `{name}`, `{n, number}`, plural, selectordinal, select, `#` and quoted letters.
 * What it makes of each message of a catalogue is compared with a whole ICU library (words.laws.ts), which would be a
 * tenth of the page that starts a game.
 */

export type Params = Readonly<Record<string, string | number | undefined>>
export type Message = (params: Params | undefined) => string

/** How a language counts. */
export interface Counting {
  number(value: number): string
  plural(value: number): string
  ordinal(value: number): string
}

/** Throws where the text is none. */
export function compiled(text: string, counting: Counting): Message {
  const reader = new Reader(text, counting)
  const message = reader.pieces()
  if (!reader.isAtEnd) throw new Error(`"${text}" closes what it does not open`)
  return (params) => message(params ?? {}, 0)
}

/** What is counted by `#` is what the plural around it counts. */
type Piece = (params: Params, counted: number) => string

class Reader {
  readonly #text: string
  readonly #counting: Counting
  #at = 0

  constructor(text: string, counting: Counting) {
    this.#text = text
    this.#counting = counting
  }

  get isAtEnd(): boolean {
    return this.#at === this.#text.length
  }

  /** Up to the end, or to the brace that closes an option. */
  pieces(isCounted = false): Piece {
    const all: Piece[] = []
    let letters = ''
    const flush = () => {
      const said = letters
      if (said !== '') all.push(() => said)
      letters = ''
    }
    while (!this.isAtEnd && this.#next !== '}') {
      if (this.#next === '{') {
        flush()
        all.push(this.#argument())
      } else if (this.#next === '#' && isCounted) {
        flush()
        this.#at += 1
        all.push((_, counted) => this.#counting.number(counted))
      } else letters += this.#letters(isCounted)
    }
    flush()
    return (params, counted) => all.map((piece) => piece(params, counted)).join('')
  }

  /** The next letter, or what is quoted: two quotes are one, and one quotes only before a mark. */
  #letters(isCounted: boolean): string {
    const [, quoted] = this.#found(isCounted ? QUOTED_COUNTED : QUOTED) ?? []
    if (quoted !== undefined) return quoted.replaceAll("''", "'")
    return this.#found(/''/y) ? "'" : this.#take(/./sy)
  }

  #argument(): Piece {
    this.#take(/\{\s*/y)
    const name = this.#take(/[^\s,{}]+/y)
    const [, kind] = this.#found(/\s*,\s*(\w+)/y) ?? []
    const piece = this.#pieceOf(name, kind)
    this.#take(/\s*\}/y)
    return piece
  }

  #pieceOf(name: string, kind: string | undefined): Piece {
    const { number, plural, ordinal } = this.#counting
    switch (kind) {
      case undefined:
        return (params) => String(given(params, name) ?? '')
      case 'number':
        return (params) => number(Number(given(params, name)))
      case 'select': {
        const options = this.#options(false)
        return (params, counted) => option(options, String(given(params, name)), name)(params, counted)
      }
      case 'plural':
        return this.#counted(name, plural)
      case 'selectordinal':
        return this.#counted(name, ordinal)
      default:
        throw new Error(`"${this.#text}" has a ${kind}, which is not known`)
    }
  }

  #counted(name: string, form: (value: number) => string): Piece {
    const options = this.#options(true)
    return (params) => {
      const value = Number(given(params, name))
      const exact = options.get(`=${value}`)
      return (exact ?? option(options, form(value), name))(params, value)
    }
  }

  #options(isCounted: boolean): ReadonlyMap<string, Piece> {
    this.#take(/\s*,\s*/y)
    const options = new Map<string, Piece>()
    for (let found = this.#found(OPTION); found; found = this.#found(OPTION)) {
      options.set(found[1], this.pieces(isCounted))
      this.#take(/\}/y)
    }
    return options
  }

  get #next(): string {
    return this.#text[this.#at]
  }

  #take(pattern: RegExp): string {
    const found = this.#found(pattern)
    if (!found) throw new Error(`"${this.#text}" is no message, from ${this.#at} on`)
    return found[0]
  }

  /** What is there, by a pattern that sticks to its place. */
  #found(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at += found[0].length
    return found
  }
}

const OPTION = /\s*([^\s{}]+)\s*\{/y
const QUOTED = /'(?=[{}<>])((?:[^']|'')*)'?/y
const QUOTED_COUNTED = /'(?=[{}<>#])((?:[^']|'')*)'?/y

/** One may be given as nothing, but is not left out. */
function given(params: Params, name: string): string | number | undefined {
  if (!(name in params)) throw new Error(`a message needs ${name}`)
  return params[name]
}

function option(options: ReadonlyMap<string, Piece>, name: string, of: string): Piece {
  const piece = options.get(name) ?? options.get('other')
  if (piece === undefined) throw new Error(`a message has no ${name} of ${of}`)
  return piece
}
