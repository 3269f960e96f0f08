/** Work beside the page, which can be used meanwhile: what would take longer than a press may is asked of a worker. */

interface Asked<Ask> {
  readonly id: number
  readonly ask: Ask
}

interface Answered<Answer> {
  readonly id: number
  readonly answer: Answer
}

/** On the page. The worker is started by what it is first asked, and stays. */
export function hired<Ask, Answer>(start: () => Worker): (ask: Ask) => Promise<Answer> {
  const waiting = new Map<number, (answer: Answer) => void>()
  let worker: Worker | undefined
  let asked = 0

  function started(): Worker {
    const fresh = start()
    fresh.onmessage = ({ data: { id, answer } }: MessageEvent<Answered<Answer>>) => {
      waiting.get(id)?.(answer)
      waiting.delete(id)
    }
    return fresh
  }

  return (ask) => {
    worker ??= started()
    const id = ++asked
    worker.postMessage({ id, ask } satisfies Asked<Ask>)
    return new Promise((resolve) => waiting.set(id, resolve))
  }
}

/** In the worker. */
export function answerBy<Ask, Answer>(work: (ask: Ask) => Answer | Promise<Answer>): void {
  self.onmessage = async ({ data: { id, ask } }: MessageEvent<Asked<Ask>>) =>
    postMessage({ id, answer: await work(ask) } satisfies Answered<Answer>)
}
