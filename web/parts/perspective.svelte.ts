/** How a table looks to whoever is at this screen: what they see, who they are, and how they are spoken to. */

import type { Question, Seat } from '@windward/core/contract.ts'
import { say, settings } from '../shell.svelte.ts'
import type { Sitting } from '../table/sitting.svelte.ts'
import type { Company } from './company.ts'

export class Perspective {
  readonly #sitting: () => Sitting
  readonly #company: () => Company | undefined

  readonly view = $derived.by(() => this.sitting.picture?.view)
  readonly speech = $derived.by(() => this.sitting.face.speech(settings.language))
  readonly asked = $derived.by(() => this.sitting.questions.filter(({ seat }) => seat === this.sitting.seat))
  readonly waiting = $derived.by(() => this.sitting.questions.find(({ seat }) => seat !== this.sitting.seat))
  /** Whoever is alone at the device is spoken to. */
  readonly isAlone = $derived.by(
    () =>
      this.#company() !== undefined ||
      this.sitting.table.info.players.filter(({ bot }) => bot === undefined).length === 1,
  )
  readonly you = $derived.by(() => (this.isAlone ? this.sitting.seat : undefined))
  /** Those beside whoever's things lie on the wood, as they sit. */
  readonly others = $derived.by(() => {
    const n = this.sitting.table.info.players.length
    const near = this.sitting.seat ?? this.sitting.face.onlookersSeat
    return Array.from({ length: n }, (_, i) => ((near ?? 0) + i) % n).slice(near === undefined ? 0 : 1)
  })
  /** Until the device is passed on nobody sees what is not theirs. */
  readonly isPassing = $derived.by(() => this.sitting.now?.passTo !== undefined && !this.sitting.outcome)

  constructor(sitting: () => Sitting, company: () => Company | undefined) {
    this.#sitting = sitting
    this.#company = company
  }

  get sitting(): Sitting {
    return this.#sitting()
  }

  get seat(): Seat | undefined {
    return this.sitting.seat
  }

  readonly names = (seat: Seat): string => this.sitting.table.info.players[seat]?.name ?? ''

  readonly address = (seat: Seat): string => (this.isAlone && seat === this.seat ? say('play.you') : this.names(seat))

  /** Of several at the device, each is asked by name. */
  wording(question: Question): string {
    const { face } = this.sitting
    const isOwn = this.isAlone && question.seat === this.seat
    if (isOwn && face.ask) return face.ask(question, this.view, question.seat, settings.language, this.names)
    return this.speech.question(question, this.view, (seat) =>
      this.isAlone && seat === this.seat ? say('play.yourTurn') : this.names(seat),
    )
  }
}
