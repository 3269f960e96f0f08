/** Where engine and bots live in the browser: off the page's thread, so that nothing stutters while bots think. */

import type { Action, AnyGame, Seat } from '@windward/core/contract.ts'
import { verify } from '@windward/core/record.ts'
import { gameNamed } from '../games/rules.ts'
import { type Kept, keep } from '../store/games.ts'
import { Host } from './host.ts'
import type { Answer, Asking, Push } from './messages.ts'
import { Replay } from './replay.ts'
import type { Trouble, Update } from './table.ts'

/** How long a bot may think about one answer, in milliseconds. */
const MOST_THOUGHT = 1500

let host: Host | undefined
let replay: Replay | undefined

addEventListener('message', async ({ data }: MessageEvent<Asking>) => {
  const { id, ask } = data
  try {
    answer({ id, ok: true, value: await handle(ask) })
  } catch (error) {
    answer({ id, ok: false, error: error instanceof Error ? error.message : String(error) })
  }
})

async function handle(ask: Asking['ask']): Promise<unknown> {
  switch (ask.do) {
    case 'open':
      return open(ask.kept)
    case 'start':
      push({ update: atTable().look() })
      return playOn()
    case 'submit':
      return submit(ask.action)
    case 'undo':
      return told(atTable().undo())
    case 'whyNot':
      return atTable().whyNot(ask.action)
    case 'take':
      return take(ask.seat)
    case 'replay':
      replay = new Replay(await gameNamed(ask.record.game), ask.record)
      return replay.moves
    case 'moment':
      return atReplay().moment(ask.at, ask.eyes)
    case 'log':
      return atReplay().log(ask.eyes)
    case 'verify':
      return check(ask.text)
  }
}

async function open(kept: Kept): Promise<unknown> {
  host = new Host(await gameNamed(kept.record.game), kept)
  return { info: host.info, past: host.past }
}

async function submit(action: Action): Promise<unknown> {
  const answer = atTable().submit(action)
  if ('code' in answer) return answer
  told(answer)
  void playOn()
  return undefined
}

function take(seat: Seat): void {
  push({ update: atTable().take(seat) })
}

/** Lets bots answer until a person must; the page may speak between two answers. */
async function playOn(): Promise<void> {
  const table = atTable()
  try {
    while (host === table) {
      const until = performance.now() + MOST_THOUGHT
      const update = table.botMove(() => performance.now() > until)
      if (update === undefined) return
      told(update)
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch (error) {
    push({ trouble: 'crashed' })
    throw error
  }
}

function told(update: Update | undefined): void {
  if (update === undefined) return
  push({ update })
  keep(atTable().kept(Date.now())).catch((error) => push({ trouble: storageTrouble(error) }))
}

async function check(text: string): Promise<unknown> {
  const named = text.match(/"game":\s*"(\w+)"/)?.[1]
  let known: AnyGame[] = []
  try {
    known = [await gameNamed(named ?? '')]
  } catch {
    // A game that is not known is a fault of the record, and said as such.
  }
  const verified = verify(text, known)
  return verified.ok ? { ok: true, moves: verified.record.moves.length } : verified
}

function storageTrouble(error: unknown): Trouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'storageFull' : 'storageGone'
}

function atTable(): Host {
  if (host === undefined) throw new Error('no table is open')
  return host
}

function atReplay(): Replay {
  if (replay === undefined) throw new Error('no record is open')
  return replay
}

function answer(message: Answer): void {
  postMessage(message)
}

function push(message: Push): void {
  postMessage(message)
}
