/** Where engine and bots live in the browser: off the page's thread, so that nothing stutters while bots think. */

import { mindsOf } from '@windward/bots/catalogue.ts'
import type { Watch } from '@windward/bots/guard.ts'
import { seatBot } from '@windward/bots/seat.ts'
import type { Action, AnyGame, Seat } from '@windward/core/contract.ts'
import type { GameRecord } from '@windward/core/record.ts'
import { type GameId, isGameId, rulesOf } from '@windward/games/catalogue.ts'
import { verifyRecord } from '@windward/games/records.ts'
import { isJudged, revisionOf } from '@windward/games/revisions.ts'
import { type KeptGame, keep } from '../store/games.ts'
import { Host } from './host.ts'
import type { TableUpdate, Trouble } from './link.ts'
import {
  type OpenedReplay,
  type OpenedTable,
  OTHER_REVISION,
  type WorkerAnswer,
  type WorkerPush,
  type WorkerRequest,
} from './messages.ts'
import { Replay } from './replay.ts'

/** A bot may think about one answer for so many milliseconds; what goes wrong is written to the console. */
const WATCH: Omit<Watch, 'fallback'> = {
  limit: { budget: 1500, now: () => performance.now() },
  onMishap: (mishap) => console.warn('a bot was replaced for an answer', mishap),
}

let host: Host | undefined
let replay: Replay | undefined

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, ask } = data
  try {
    answer({ id, ok: true, value: await handle(ask) })
  } catch (error) {
    answer({ id, ok: false, error: error instanceof Error ? error.message : String(error) })
  }
})

async function handle(ask: WorkerRequest['ask']): Promise<unknown> {
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
      return openReplay(ask.record)
    case 'moment':
      return atReplay().moment(ask.at, ask.eyes)
    case 'log':
      return atReplay().log(ask.eyes)
    case 'verify':
      return check(ask.text)
    case 'weigh': {
      const { weighed } = await import('./analyst.ts')
      return weighed(atTable().game, atTable().asked(), ask.action)
    }
    case 'fork':
      return atReplay().fork(ask.fork, ask.players)
    case 'analyse': {
      const { study } = await import('./analyst.ts')
      return study(await rulesFor(ask.record), ask.record, ask.effort, ask.isGlanced, push)
    }
    case 'rest': {
      const { rest } = await import('./analyst.ts')
      return rest()
    }
  }
}

async function open(kept: KeptGame): Promise<OpenedTable> {
  const { game: id } = kept.record
  if (!isGameId(id)) throw new Error(`no game is called ${id}`)
  const [game, minds] = await Promise.all([rulesFor(kept.record), mindsOf(id)])
  host = new Host(game, kept, (bot) => seatBot(minds, bot, WATCH))
  return { info: host.info, past: host.past, isAdvised: host.isAlone && (await isJudged(id, game.rev)) }
}

async function openReplay(record: GameRecord): Promise<OpenedReplay> {
  const game = await rulesFor(record)
  replay = new Replay(game, record)
  const id = game.id as GameId
  const [today, judged] = await Promise.all([rulesOf(id), isJudged(id, game.rev)])
  return { moves: replay.moves, isOfToday: game === today, isJudged: judged }
}

/** Those it began with. */
async function rulesFor({ game, rev }: GameRecord): Promise<AnyGame> {
  if (!isGameId(game)) throw new Error(`no game is called ${game}`)
  const revision = await revisionOf(game, rev)
  if (!revision.ok) throw new Error(OTHER_REVISION)
  return revision.game
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
      const update = table.botMove()
      if (update === undefined) return
      told(update)
      await new Promise((resolve) => setTimeout(resolve))
    }
  } catch (error) {
    push({ trouble: 'crashed' })
    throw error
  }
}

function told(update: TableUpdate | undefined): void {
  if (update === undefined) return
  push({ update })
  keep(atTable().kept(Date.now())).catch((error) => push({ trouble: storageTrouble(error) }))
}

async function check(text: string): Promise<unknown> {
  const verified = await verifyRecord(text)
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

function answer(message: WorkerAnswer): void {
  postMessage(message)
}

function push(message: WorkerPush): void {
  postMessage(message)
}
