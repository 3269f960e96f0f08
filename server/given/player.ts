/** Plays at a table as a careful client should: comes back after every break, and sends again what had no answer. */

import { randomBytes } from 'node:crypto'
import { Chance, pick } from '@windward/core/chance.ts'
import { sample } from '@windward/core/choices.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import { revisionOf } from '@windward/games/revisions.ts'
import type { Answer, Command } from '@windward/protocol/commands.ts'
import type { TableInfo } from '@windward/protocol/tables.ts'
import type { HeardStep, Update } from '@windward/protocol/updates.ts'
import { newCommandId, type TestClient } from './client.ts'

export interface Acknowledged {
  readonly id: string
  readonly seq: number
  /** By the steady clock. */
  readonly at: number
}

/** Refused for now. */
const PASSING: ReadonlySet<string> = new Set(['storeAway', 'stopping', 'failed'])

interface PendingCommand {
  readonly id: string
  readonly command: Command
}

/** Milliseconds before one comes back after a break, and at most. */
const FIRST_WAIT = 50
const LONGEST_WAIT = 1_000
/** Milliseconds until what was refused for now is sent again. */
const SEND_AGAIN = 1_000

interface Manner {
  /** Milliseconds before each action. */
  readonly pause?: number
  /** What else goes before it, told what it answers. */
  readonly think?: (update: Update) => Promise<void> | undefined
  readonly keepsBytes?: boolean
}

export class TestPlayer {
  readonly person: TestClient
  readonly table: string
  readonly acknowledged: Acknowledged[] = []
  readonly refused: Answer[] = []
  /** As told, none twice. */
  readonly steps: HeardStep[] = []
  readonly bytes: string[] = []
  seq = 0
  info: TableInfo | undefined
  breaks = 0
  /** Steps the server could not tell one by one. */
  gaps = 0
  readonly #urls: readonly string[]
  readonly #pause: number
  readonly #think: NonNullable<Manner['think']>
  readonly #keepsBytes: boolean
  #pending: PendingCommand | undefined
  #wait = FIRST_WAIT

  /** Any of these nodes will do. */
  constructor(
    person: TestClient,
    table: string,
    urls: readonly string[],
    { pause = 0, think = () => undefined, keepsBytes = true }: Manner = {},
  ) {
    this.person = person
    this.table = table
    this.#urls = urls
    this.#pause = pause
    this.#think = think
    this.#keepsBytes = keepsBytes
  }

  get isOver(): boolean {
    return this.info?.state === 'over'
  }

  /** Until the match is over or `isEnough`. */
  async play(isEnough: () => boolean): Promise<void> {
    while (!this.isOver && !isEnough()) {
      // As behind whatever shares them out.
      const client = this.person.twin(this.#urls[Math.floor(Math.random() * this.#urls.length)])
      try {
        await this.#playConnected(client, isEnough)
      } catch {
        this.breaks += 1
        await new Promise((resolve) => setTimeout(resolve, this.#wait))
        this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
      }
      this.#keep(client)
      client.socket?.terminate()
    }
  }

  /** Looks once more, and is told the rest. */
  async lookAgain(): Promise<void> {
    const client = this.person.twin(this.#urls[0])
    await client.connect()
    this.#onUpdate(await client.watch(this.table, this.seq))
    this.#keep(client)
    await client.close()
  }

  async #playConnected(client: TestClient, isEnough: () => boolean): Promise<void> {
    await client.connect()
    let last = await client.watch(this.table, this.seq)
    this.#wait = FIRST_WAIT
    for (;;) {
      for (const message of client.heard.splice(0)) {
        if (message.type !== 'update') continue
        last = message.update
        this.#onUpdate(last)
      }
      this.#keep(client)
      if (this.isOver || isEnough()) return
      this.#pending ??= await this.#decide(client, last)
      if (this.#pending !== undefined) await this.#command(client, this.#pending)
      else if (client.heard.length === 0) await client.until(this.table, ({ seq }) => seq > last.seq)
    }
  }

  /** Nothing before one has seen what came of the last action. */
  async #decide(client: TestClient, update: Update): Promise<PendingCommand | undefined> {
    const isPast = update.seq < (this.acknowledged.at(-1)?.seq ?? 0)
    const action = isPast ? undefined : await pickAction(update, this.info)
    if (action === undefined) return undefined
    await client.pause(this.#pause)
    await this.#think(update)
    return { id: newCommandId(), command: { type: 'act', action, seen: this.seq } }
  }

  async #command(client: TestClient, pending: PendingCommand): Promise<void> {
    const answer = await client.command(this.table, pending.command, pending.id)
    if (answer === undefined) throw new Error('no answer')
    if (!answer.ok && PASSING.has(answer.code)) return client.pause(SEND_AGAIN)
    this.#pending = undefined
    if (answer.ok) this.acknowledged.push({ id: pending.id, seq: answer.seq, at: performance.now() })
    else {
      this.refused.push(answer)
      throw new Error('it is otherwise than it was thought to be')
    }
  }

  #keep({ bytes }: TestClient): void {
    const heard = bytes.splice(0)
    if (this.#keepsBytes) this.bytes.push(...heard)
  }

  #onUpdate(update: Update): void {
    if (update.info !== undefined) this.info = update.info
    if (update.after > this.seq) this.gaps += 1
    for (const step of update.steps) if (step.seq > (this.steps.at(-1)?.seq ?? 0)) this.steps.push(step)
    this.seq = Math.max(this.seq, update.seq)
  }
}

/** Any of the choices. Where they are too many to be listed, a client knows them from its view by the rules. */
async function pickAction(
  { position, seat }: Update,
  info: TableInfo | undefined,
): Promise<{ type: string } | undefined> {
  if (position?.choices === undefined || seat === undefined) return undefined
  const rng = new Chance(randomBytes(32).toString('hex'))
  if (position.choices.kind === 'list') return pick(position.choices.actions, rng)
  if (info === undefined || !isGameId(info.game)) return undefined
  const revision = await revisionOf(info.game, info.rev)
  if (!revision.ok) return undefined
  const { game } = revision
  return sample(game.actions(game.imagine(position.view, rng), seat), rng)
}
