import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import { afterAll, expect, it } from 'vitest'
import { TestClient } from './given/client.ts'
import { freePort } from './given/engines.ts'
import { TestPlayer } from './given/player.ts'
import { killProcess, startServerProcess } from './given/process.ts'
import { Store } from './store/store.ts'

const folder = mkdtempSync(join(tmpdir(), 'windward-killed-'))
let child: ChildProcess | undefined

afterAll(async () => {
  if (child !== undefined) await killProcess(child)
  rmSync(folder, { recursive: true })
})

it('loses nothing that was acknowledged and does nothing twice when it is killed in the middle of play', async () => {
  const port = await freePort()
  const store = join(folder, 'killed.db')
  const url = `http://127.0.0.1:${port}`
  child = await startServerProcess(port, store)
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  const players = [anne, mary].map((person) => new TestPlayer(person, id, [url]))
  const playing = Promise.all(players.map((player) => player.play(() => false)))
  for (let kills = 0; kills < 2; kills += 1) {
    const before = players[0].seq
    while (players[0].seq < before + 20) await new Promise((resolve) => setTimeout(resolve, 5))
    await killProcess(child)
    child = await startServerProcess(port, store)
  }
  await playing
  await killProcess(child)
  const opened = await Store.open(store)
  const log = await opened.since(id, 0)
  const record = (await opened.record(id)) ?? ''
  await opened.close()
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1))
  const steps = new Map(log.map(({ command, seq }) => [command, seq]))
  expect(steps.size).toBe(log.length)
  for (const { person, acknowledged, breaks } of players) {
    expect(breaks).toBeGreaterThan(0)
    expect(acknowledged.length).toBeGreaterThan(20)
    for (const done of acknowledged) expect(steps.get(`${person.id}:${done.id}`)).toBe(done.seq)
  }
  expect(verify(record, [haendler])).toMatchObject({ ok: true })
}, 180_000)
