import { expect, test } from 'vitest'
import { hired } from './hired.ts'

/** Keeps what it is asked, to answer it when told to. */
class Slow {
  static started = 0
  readonly posted: { readonly id: number; readonly ask: string }[] = []
  onmessage: ((event: { readonly data: unknown }) => void) | undefined
  onerror: ((event: { readonly message: string }) => void) | undefined

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

  fail(n: number): void {
    this.onmessage?.({ data: { id: this.posted[n].id, failed: 'no wind' } })
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

test('who asks what cannot be answered is told so, and the others get their answers', async () => {
  let worker: Slow | undefined
  const ask = hired<string, string>(() => {
    worker = new Slow()
    return worker as unknown as Worker
  })
  const answers = [ask('north'), ask('south')]
  worker?.fail(0)
  worker?.answer(1)
  await expect(answers[0]).rejects.toThrow('no wind')
  expect(await answers[1]).toBe('SOUTH')
})

test('a worker that breaks leaves nobody waiting, and another is started by the next question', async () => {
  const workers: Slow[] = []
  const ask = hired<string, string>(() => {
    workers.push(new Slow())
    return workers.at(-1) as unknown as Worker
  })
  const lost = ask('north')
  workers[0].onerror?.({ message: 'aground' })
  await expect(lost).rejects.toThrow('aground')
  const found = ask('south')
  expect(workers).toHaveLength(2)
  workers[1].answer(0)
  expect(await found).toBe('SOUTH')
})
