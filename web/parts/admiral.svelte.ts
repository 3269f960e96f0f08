/** The Admiral, who weighs what could be done: when he is asked, and before a blunder where that was wished for. */

import type { Decision } from '@windward/analysis/contract.ts'
import type { Action } from '@windward/core/contract.ts'
import { percent } from '../analysis/figures.ts'
import { say, settings } from '../shell.svelte.ts'
import type { Perspective } from './perspective.svelte.ts'

/** Whoever waits longer is told what for, in milliseconds. */
const PATIENCE = 300

export class Admiral {
  readonly #from: Perspective
  /** Somebody waits for an opinion. */
  isWeighing = $state(false)
  /** And has waited for a while. */
  isSlow = $state(false)
  /** What he thinks, while it is on the screen. */
  advice: { readonly decision: Decision | undefined } | undefined = $state.raw()
  /** Alone with bots, whenever one is asked. */
  readonly isThere = $derived.by(() => this.#from.sitting.table.weigh !== undefined && this.#from.asked.length > 0)

  constructor(from: Perspective) {
    this.#from = from
  }

  async ask(): Promise<void> {
    if (this.isWeighing) return
    const { sitting } = this.#from
    const asked = sitting.now
    const decision = await this.#weigh()
    if (sitting.now === asked) this.advice = { decision }
  }

  /** What would be better than a blunder. */
  async warning(action: Action): Promise<string | undefined> {
    const { sitting, speech, view, names } = this.#from
    if (settings.tutor !== 'on' || !sitting.table.weigh || sitting.isPressed) return undefined
    const decision = await this.#weigh(action)
    if (decision?.mark !== '??') return undefined
    const { options, chosen, error } = decision
    return say('play.sure', {
      better: speech.action(options[0].action as Action, view, names),
      best: percent(options[chosen].value + error, settings.language),
      value: percent(options[chosen].value, settings.language),
    })
  }

  async #weigh(action?: Action): Promise<Decision | undefined> {
    this.isWeighing = true
    const waiting = setTimeout(() => (this.isSlow = true), PATIENCE)
    return this.#from.sitting.table.weigh?.(action).finally(() => {
      clearTimeout(waiting)
      this.isWeighing = this.isSlow = false
    })
  }
}
