/** Work beside the page, which can be used meanwhile: what would take longer than a press may is asked of a worker. */

interface Asked<Ask> {
  readonly id: number
  readonly ask: Ask
}

type Answered<Answer> = { readonly id: number } & ({ readonly answer: Answer } | { readonly failed: string })

interface Waiting<Answer> {
  resolve(answer: Answer): void
  reject(why: Error): void
}

/** On the page. The worker is started by what it is first asked, and stays; one that broke is replaced by the next question. */
export function hired<Ask, Answer>(start: () => Worker): (ask: Ask) => Promise<Answer> {
  const waiting = new Map<number, Waiting<Answer>>()
  let worker: Worker | undefined
  let asked = 0

  function started(): Worker {
    const fresh = start()
    fresh.onmessage = ({ data }: MessageEvent<Answered<Answer>>) => {
      const who = waiting.get(data.id)
      waiting.delete(data.id)
      if ('failed' in data) who?.reject(new Error(data.failed))
      else who?.resolve(data.answer)
    }
    fresh.onerror = ({ message }: ErrorEvent) => {
      if (worker === fresh) worker = undefined
      for (const who of waiting.values()) who.reject(new Error(message))
      waiting.clear()
    }
    return fresh
  }

  return (ask) => {
    worker ??= started()
    const id = ++asked
    worker.postMessage({ id, ask } satisfies Asked<Ask>)
    return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }))
  }
}

/** In the worker. */
export function answerBy<Ask, Answer>(work: (ask: Ask) => Answer | Promise<Answer>): void {
  self.onmessage = async ({ data: { id, ask } }: MessageEvent<Asked<Ask>>) => postMessage({ id, ...(await tried(ask)) })

  async function tried(ask: Ask): Promise<{ readonly answer: Answer } | { readonly failed: string }> {
    try {
      return { answer: await work(ask) }
    } catch (error) {
      return { failed: String(error) }
    }
  }
}
