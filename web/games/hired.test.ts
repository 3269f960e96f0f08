import { expect, test } from 'vitest'
import { hired } from './hired.ts'

/** Keeps what it is asked, to answer it when told to. */
class Slow {
  static started = 0
  readonly posted: { readonly id: number; readonly ask: string }[] = []
  onmessage: ((event: { readonly data: unknown }) => void) | undefined

  constructor() {
    Slow.started += 1
  }

  postMessage(message: Slow['posted'][number]): void {
    this.posted.push(message)
  }

  answer(n: number): void {
    const { id, ask } = this.posted[n]
    this.onmessage?.({ data: { id, answer: ask.toUpperCase() } })
  }
}

test('whoever asks a worker gets the answer to their own question, in whatever order they come', async () => {
  let worker: Slow | undefined
  const ask = hired<string, string>(() => {
    worker = new Slow()
    return worker as unknown as Worker
  })
  expect(Slow.started).toBe(0)
  const answers = [ask('north'), ask('south')]
  worker?.answer(1)
  worker?.answer(0)
  expect(await Promise.all(answers)).toEqual(['NORTH', 'SOUTH'])
  expect(Slow.started).toBe(1)
})
