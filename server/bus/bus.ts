/** Carries what has been committed to whoever listens, on this node or on others. It may lose messages; readers notice. */

export interface Bus {
  publish(subject: string, message: string): void
  /** Returns how to stop. */
  subscribe(subject: string, listen: (message: string) => void): () => void
  /** False only if surely nobody listens. */
  hasListeners(subject: string): boolean
  /** Asks one of those who answer on this subject; fails when none does in time. */
  ask(subject: string, message: string, milliseconds: number): Promise<string>
  /** Answers, sharing the work with all others who answer on this subject. Those who are free are asked at their own node. */
  answer(subject: string, answer: (message: string) => Promise<string>, isFree: () => boolean): () => void
  /** After it was away: what was published since was heard on its own node alone, if at all. Returns how to stop. */
  onReturn(returned: (since: number) => void): () => void
  isReady(): boolean
  close(): Promise<void>
}

/** Nobody answers. */
export class Unanswered extends Error {}

/** For one process. */
export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<(message: string) => void>>()
  readonly #answers = new Map<string, ((message: string) => Promise<string>)[]>()

  publish(subject: string, message: string): void {
    for (const listen of this.#listeners.get(subject) ?? []) listen(message)
  }

  subscribe(subject: string, listen: (message: string) => void): () => void {
    const listeners = this.#listeners.get(subject) ?? new Set()
    this.#listeners.set(subject, listeners)
    listeners.add(listen)
    return () => {
      listeners.delete(listen)
      if (listeners.size === 0 && this.#listeners.get(subject) === listeners) this.#listeners.delete(subject)
    }
  }

  hasListeners(subject: string): boolean {
    return this.#listeners.has(subject)
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

  onReturn(): () => void {
    return () => {}
  }

  isReady(): boolean {
    return true
  }

  async close(): Promise<void> {
    this.#listeners.clear()
    this.#answers.clear()
  }
}
