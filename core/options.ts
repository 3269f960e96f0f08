/** A game's options: closed lists of values, the first of each being the default. */

import type { AnyGame, OptionSpecs, OptionValue, Refusal } from './contract.ts'

/** Why a game cannot be set up so. */
export interface SetupRefusal extends Refusal {
  readonly code: 'unknownOption' | 'unknownValue' | 'wrongSeats'
}

export type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: SetupRefusal }

export function defaults<O>(game: { readonly options: OptionSpecs<O> }): O {
  const options = {} as O
  for (const key of Object.keys(game.options) as (keyof O)[]) options[key] = game.options[key][0]
  return options
}

/** Fills in defaults; refuses names and values that the game does not know. Text such as "true" or "3" is read too. */
export function readOptions(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
): Read<Record<string, OptionValue>> {
  const options: Record<string, OptionValue> = defaults<Record<string, OptionValue>>(game)
  for (const key of Object.keys(given)) {
    if (!Object.hasOwn(game.options, key)) {
      return refuse('unknownOption', { option: key, known: Object.keys(game.options).join(', ') })
    }
    const values: readonly OptionValue[] = game.options[key]
    const value = values.find((v) => v === given[key] || (typeof given[key] === 'string' && String(v) === given[key]))
    if (value === undefined) {
      return refuse('unknownValue', { option: key, value: spell(given[key]), known: values.join(', ') })
    }
    options[key] = value
  }
  return { ok: true, value: options }
}

export function readSeats(game: AnyGame, options: Record<string, OptionValue>, seats: number): Read<number> {
  const { min, max } = game.seats(options)
  if (Number.isInteger(seats) && seats >= min && seats <= max) return { ok: true, value: seats }
  return refuse('wrongSeats', { seats, min, max })
}

/** For a refusal. An object from outside may be of any depth and have a `toString` that is no function. */
export function spell(value: unknown): string {
  return typeof value === 'object' ? 'object' : String(value)
}

function refuse<T>(code: SetupRefusal['code'], params: Record<string, string | number>): Read<T> {
  return { ok: false, refusal: { code, params } }
}
