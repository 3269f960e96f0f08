/** What is typed in Karibik: cards for the ships, the number of a space to sail there, a letter for all else. */

import { type Action, SHIPS, type Ship, THIEF } from '@windward/games/karibik/vocabulary.ts'

/** A number is always a space, so that it can be read off the chart; a letter always does the same. */
export function write(action: Action): string {
  switch (action.type) {
    case 'allocate':
      return action.bribes.map((card) => (card === THIEF ? 't' : card)).join(' ')
    case 'sail':
      return String(action.to)
    case 'deliver':
      return `d${action.to}`
    case 'steal':
      return `s${letter(action.from)}`
    case 'swap':
      return `w${letter(action.with)}`
    case 'handOver':
      return `g${letter(action.to)}`
    default:
      return LETTERS[action.type]
  }
}

/** What cards are laid, where a space is meant or which ship: whether it may be done is for the rules to say. */
export function read(text: string, isBribing: boolean): AnyAction | undefined {
  const typed = text.toLowerCase().replace(/[\s,;/]/g, '')
  if (isBribing) return readBribes(typed)
  const plain = PLAIN.find((type) => LETTERS[type] === typed)
  if (plain) return { type: plain }
  const [, does = '', where] = /^([dswg]?)(\d{1,2}|[a-f])$/.exec(typed) ?? []
  const space = Number(where)
  const ship = SHIPS.find((one) => letter(one) === where)
  if (does === '' && space) return { type: 'sail', to: space }
  if (does === 'd' && space) return { type: 'deliver', to: space }
  if (ship === undefined) return undefined
  if (does === 's') return { type: 'steal', from: ship }
  if (does === 'w') return { type: 'swap', with: ship }
  return does === 'g' ? { type: 'handOver', to: ship } : undefined
}

/** As it was meant, which may be against the rules: too many cards, or one twice. */
interface AnyAction {
  readonly type: Action['type']
  readonly [key: string]: unknown
}

const LETTERS = { capture: 'c', finish: 'f', commit: 't', withhold: 'k', endNow: 'e', playOn: 'p' } as const
const PLAIN = ['capture', 'finish', 'commit', 'withhold', 'endNow', 'playOn'] as const

/** `5 3 0 t 4 2`, `530t42`, with t or −1 for the thief. */
function readBribes(typed: string): AnyAction | undefined {
  if (!/^(-1|\d|t)+$/.test(typed)) return undefined
  const cards = typed.match(/-1|\d|t/g) ?? []
  return { type: 'allocate', bribes: cards.map((card) => (card === 't' ? THIEF : Number(card))) }
}

function letter(ship: Ship): string {
  return ship[0]
}
