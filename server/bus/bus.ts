/** Carries what has been committed to whoever listens, on this node or on others. It may lose messages; readers notice. */

export interface Bus {
  publish(subject: string, message: string): void
  /** Returns how to stop. */
  subscribe(subject: string, hear: (message: string) => void): () => void
  /** False only if surely nobody listens. */
  isHeard(subject: string): boolean
  /** Asks one of those who answer on this subject; fails when none does in time. */
  ask(subject: string, message: string, milliseconds: number): Promise<string>
  /** Answers, sharing the work with all others who answer on this subject. */
  answer(subject: string, answer: (message: string) => Promise<string>): () => void
  isReady(): boolean
  close(): Promise<void>
}

/** Nobody answers. */
export class Unanswered extends Error {}

/** For one process. */
export class LocalBus implements Bus {
  readonly #ears = new Map<string, Set<(message: string) => void>>()
  readonly #answers = new Map<string, ((message: string) => Promise<string>)[]>()

  publish(subject: string, message: string): void {
    for (const hear of this.#ears.get(subject) ?? []) hear(message)
  }

  subscribe(subject: string, hear: (message: string) => void): () => void {
    const ears = this.#ears.get(subject) ?? new Set()
    this.#ears.set(subject, ears)
    ears.add(hear)
    return () => {
      ears.delete(hear)
      if (ears.size === 0 && this.#ears.get(subject) === ears) this.#ears.delete(subject)
    }
  }

  isHeard(subject: string): boolean {
    return this.#ears.has(subject)
  }

  ask(subject: string, message: string): Promise<string> {
    const answers = this.#answers.get(subject)
    const next = answers?.shift()
    if (answers === undefined || next === undefined) return Promise.reject(new Unanswered(subject))
    answers.push(next)
    return next(message)
  }

  answer(subject: string, answer: (message: string) => Promise<string>): () => void {
    const answers = this.#answers.get(subject) ?? []
    this.#answers.set(subject, answers)
    answers.push(answer)
    return () => {
      answers.splice(answers.indexOf(answer), 1)
    }
  }

  isReady(): boolean {
    return true
  }

  async close(): Promise<void> {
    this.#ears.clear()
    this.#answers.clear()
  }
}
