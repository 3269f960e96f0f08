/** Which plates take no press yet: a finger on its way to what lay there before must not give another answer. */

/** When each place got what lies there, and in which order of places. */
export interface Laid {
  readonly order: string
  readonly places: readonly { readonly answer: string; readonly since: number }[]
}

export const NOTHING_LAID: Laid = { order: '', places: [] }

/** A place that keeps its answer keeps its time, as long as no place has moved. */
export function laidAnew(before: Laid, order: string, answers: readonly string[], now: number): Laid {
  return {
    order,
    places: answers.map((answer, i) => {
      const place = before.places[i]
      return order === before.order && place?.answer === answer ? place : { answer, since: now }
    }),
  }
}

const GUARD = 350

export function isTooSoon({ places }: Laid, i: number, now: number): boolean {
  return now - (places[i]?.since ?? now) < GUARD
}
