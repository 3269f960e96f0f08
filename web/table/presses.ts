/** What was answered by one press is taken back by one: steps back are asked for until its beginning, as long as there are any. */

export class Presses {
  /** After how many moves each press came. */
  #begun: readonly number[] = []
  /** To which move one goes back, and from which the last step was asked for. */
  #back: { readonly to: number; readonly from: number } | undefined

  began(moves: number): void {
    this.#begun = [...this.#begun.filter((press) => press < moves), moves]
  }

  /** One step back is asked for: of a way that was begun, or to the beginning of the last press. */
  goBack(moves: number): void {
    const to = this.#back?.to ?? this.#begun.findLast((press) => press < moves) ?? moves - 1
    this.#back = { to, from: moves }
  }

  /** Where the way back leads, once a step of it was taken: who was not allowed one goes nowhere later. */
  goalFrom(moves: number): number | undefined {
    return this.#back && moves < this.#back.from ? this.#back.to : undefined
  }

  stay(): void {
    this.#back = undefined
  }
}
