/** A record that an address names: a game of this device, one of the server's, or the record itself. */

import { type GameRecord, parse } from '@windward/core/record.ts'
import { isGameId } from '@windward/games/catalogue.ts'
import { faceOfRevision } from '../games/catalogue.ts'
import { recordOf } from '../online/api.ts'
import { say } from '../shell.svelte.ts'
import type { LocalPlayer } from '../store/games.ts'
import type { PageKey } from '../words/en.ts'
import { Film } from './film.svelte.ts'
import { recall } from './local.ts'
import { OTHER_REVISION } from './messages.ts'
import { unpack } from './sharing.ts'

/** A film, or in a sentence why there is none. */
export type Opened = { readonly film: Film; readonly players?: readonly LocalPlayer[] } | { readonly trouble: string }

/** `kept/<id>`, `online/<id>` or `r/<record>`, and at which move. */
export async function openFrom([way, what, at]: readonly string[]): Promise<Opened> {
  try {
    if (way === 'online') return await openText(await recordOf(what), Number(at ?? 0))
    if (way === 'r') return await openText(await unpack(what), Number(at ?? 0))
    const kept = await recall(what)
    const opened = await openText(JSON.stringify(kept?.record ?? {}), Number(at ?? 0))
    return 'film' in opened && kept ? { ...opened, players: kept.players } : opened
  } catch {
    return { trouble: say('trouble.badLink') }
  }
}

export async function openText(text: string, at: number): Promise<Opened> {
  const parsed = parse(text)
  if (!parsed.ok) return broken(`fault.${parsed.fault.code}` as PageKey, { ...parsed.fault })
  return open(parsed.record, at)
}

async function open(record: GameRecord, at: number): Promise<Opened> {
  if (!isGameId(record.game)) return broken('fault.unknownGame', { detail: record.game })
  try {
    return { film: await Film.of(record, await faceOfRevision(record.game, record.rev), at) }
  } catch (error) {
    if (!(error instanceof Error) || error.message !== OTHER_REVISION) throw error
    return broken('fault.otherRevision', { detail: record.rev })
  }
}

function broken(why: PageKey, params: Readonly<Record<string, string | number>>): Opened {
  return { trouble: say('replay.broken', { why: say(why, params) }) }
}
