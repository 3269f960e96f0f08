/** What time it is. The machine's clock may be set back; ours never goes back. */

/** The machine's time at some moment, and the steady clock's then. */
let wall = Date.now()
let steady = performance.now()

/** In milliseconds, for all that is kept or told: the machine's time or, where that went back, the time since. */
export function now(): number {
  const passed = performance.now() - steady
  const date = Date.now()
  if (date < wall + passed) return Math.floor(wall + passed)
  wall = date
  steady += passed
  return date
}

/** Where a clock was set back between a stop and a start, time goes on from what was kept last. */
export function notBefore(time: number): void {
  if (time <= now()) return
  wall = time
  steady = performance.now()
}
