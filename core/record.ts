/** A whole game as data: save file, replay, share link, bug report and test fixture in one. */

import type { AnyGame, OptionValue, OptionValues, Seat } from './contract.ts'
import { canonicalJson } from './hash.ts'
import { commitmentOf, type Fork, Match, type Move } from './match.ts'
import { readOptions, readSeats, spell } from './options.ts'
import { sha256Hex } from './sha256.ts'

export const RECORD_FORMAT = 1

export interface GameRecord {
  readonly windward: typeof RECORD_FORMAT
  readonly game: string
  readonly rev: number
  readonly options: OptionValues
  readonly seats: number
  /** Names of those who played, for people. */
  readonly players?: readonly string[]
  /** Where it branched off other games, the first first. */
  readonly forks?: readonly Fork[]
  readonly seed: string
  readonly salt: string
  readonly commitment: string
  /** Check of the state after setup; each move carries the check of the state after it. */
  readonly start: string
  readonly moves: readonly Move<unknown>[]
  /** SHA-256 of all of the above in canonical form. */
  readonly seal: string
}

// biome-ignore lint/suspicious/noExplicitAny: a match of whatever game
export type AnyMatch = Match<any, any, any, any, any, any>

export type Verified =
  | { readonly ok: true; readonly record: GameRecord; readonly match: AnyMatch }
  | { readonly ok: false; readonly fault: Fault }

/** What is wrong with a record. `move` counts from 1; 0 is the setup. */
export interface Fault {
  readonly code:
    | 'notJson'
    | 'notARecord'
    | 'unknownFormat'
    | 'unknownGame'
    | 'otherRevision'
    | 'badOptions'
    | 'badSeats'
    | 'brokenCommitment'
    | 'setupDiffers'
    | 'moveNotOffered'
    | 'moveDiffers'
    | 'brokenSeal'
  readonly detail: string
  readonly move?: number
}

export function recordOf(match: AnyMatch, players?: readonly string[]): GameRecord {
  const { options, seats, seed, salt, forks } = match.deal
  const body = {
    windward: RECORD_FORMAT,
    game: match.game.id,
    rev: match.game.rev,
    options,
    seats,
    ...(players && { players }),
    ...(forks && { forks }),
    seed,
    salt,
    commitment: match.commitment,
    start: match.start,
    moves: [...match.moves],
  } as const
  return { ...body, seal: sealOf(body) }
}

/** Readable as text: one line for each move. */
export function writeRecord(record: GameRecord): string {
  const { moves, seal, ...head } = record
  const fields = Object.entries(head).map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`)
  const lines = moves.map((move) => JSON.stringify(move)).join(',\n')
  return `{${fields.join(',\n')},\n"moves":[\n${lines}\n],\n"seal":${JSON.stringify(seal)}}\n`
}

/** Replays every move and trusts nothing: shape, commitment, offers, checks and seal. */
export function verify(text: string, games: readonly AnyGame[]): Verified {
  const parsed = parse(text)
  if (!parsed.ok) return parsed
  const { record } = parsed
  const game = games.find((g) => g.id === record.game)
  if (game === undefined) return fault('unknownGame', record.game)
  if (game.rev !== record.rev) return fault('otherRevision', `${record.rev}, here ${game.rev}`)
  const options = readOptions(game, record.options)
  if (!options.ok || canonicalJson(options.value) !== canonicalJson(record.options)) {
    return fault('badOptions', canonicalJson(record.options))
  }
  const seats = readSeats(game, options.value, record.seats)
  if (!seats.ok) return fault('badSeats', String(record.seats))
  const stranger = record.forks?.find(({ anew }) => anew !== undefined && anew.seat >= record.seats)
  if (stranger) return fault('badSeats', String(stranger.anew?.seat))
  if (commitmentOf(record.seed, record.salt) !== record.commitment) return fault('brokenCommitment', record.commitment)
  return replay(record, new Match(game, { ...record, options: options.value }))
}

/** Only the shape: fields, their types, and nothing else. */
export function parse(text: string): { readonly ok: true; readonly record: GameRecord } | { ok: false; fault: Fault } {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return fault('notJson', error instanceof Error ? error.message : '')
  }
  if (typeof data !== 'object' || data === null || !('windward' in data)) return fault('notARecord', 'windward')
  if (data.windward !== RECORD_FORMAT) return fault('unknownFormat', spell(data.windward))
  const field = misshapen(data as Record<string, unknown>)
  return field === undefined ? { ok: true, record: data as GameRecord } : fault('notARecord', field)
}

function replay(record: GameRecord, match: AnyMatch): Verified {
  if (match.start !== record.start) return fault('setupDiffers', record.start, 0)
  for (const [i, [seat, action, check]] of record.moves.entries()) {
    const answer = match.submit(seat, action)
    if (!answer.ok) return fault('moveNotOffered', answer.refusal.code, i + 1)
    if (match.check !== check) return fault('moveDiffers', check, i + 1)
  }
  const { seal, ...body } = record
  return sealOf(body) === seal ? { ok: true, record, match } : fault('brokenSeal', seal)
}

function sealOf(body: Omit<GameRecord, 'seal'>): string {
  return sha256Hex(canonicalJson(body))
}

function fault(code: Fault['code'], detail: string, move?: number): { ok: false; fault: Fault } {
  return { ok: false, fault: { code, detail, ...(move !== undefined && { move }) } }
}

const HEX_64 = /^[0-9a-f]{64}$/
const HEX_8 = /^[0-9a-f]{8}$/

const SHAPE: { readonly [K in keyof Required<GameRecord>]: (value: unknown) => boolean } = {
  windward: (v) => v === RECORD_FORMAT,
  game: (v) => typeof v === 'string',
  rev: (v) => Number.isInteger(v),
  options: (v) => typeof v === 'object' && v !== null && !Array.isArray(v) && Object.values(v).every(isSimple),
  seats: (v) => Number.isInteger(v),
  players: (v) => v === undefined || (Array.isArray(v) && v.every((name) => typeof name === 'string')),
  forks: (v) => v === undefined || (Array.isArray(v) && v.every(isFork)),
  seed: (v) => isText(v, HEX_64),
  salt: (v) => typeof v === 'string',
  commitment: (v) => isText(v, HEX_64),
  start: (v) => isText(v, HEX_8),
  moves: (v) => Array.isArray(v) && v.every(isMove),
  seal: (v) => isText(v, HEX_64),
}

/** The first field that is missing, wrong or unknown. */
function misshapen(data: Record<string, unknown>): string | undefined {
  for (const key of Object.keys(SHAPE) as (keyof typeof SHAPE)[]) if (!SHAPE[key](data[key])) return key
  return Object.keys(data).find((key) => !Object.hasOwn(SHAPE, key))
}

function isMove(value: unknown): value is Move<unknown> {
  return Array.isArray(value) && value.length === 3 && isSeat(value[0]) && isText(value[2], HEX_8)
}

function isFork(value: unknown): value is Fork {
  if (typeof value !== 'object' || value === null) return false
  const { of, at, anew, ...more } = value as Record<keyof Fork, unknown>
  if (Object.keys(more).length > 0 || !isText(of, HEX_64) || !isSeat(at)) return false
  if (anew === undefined) return true
  const { seat, seed, ...others } = Object(anew) as Record<string, unknown>
  return Object.keys(others).length === 0 && isSeat(seat) && isText(seed, HEX_64)
}

function isSimple(value: unknown): value is OptionValue {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value)
}

function isSeat(value: unknown): value is Seat {
  return Number.isInteger(value) && (value as number) >= 0
}
