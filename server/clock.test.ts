/** The machine's clock is set back an hour while people play. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Update } from '@windward/protocol/updates.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { now } from './clock.ts'
import { TestClient } from './given/client.ts'
import { freePort } from './given/engines.ts'
import { killProcess, startServerProcess } from './given/process.ts'
import { startTestServer, type TestServer } from './given/server.ts'

const HOUR = 3_600_000
const REQUESTS = 40

let server: TestServer | undefined

afterEach(async () => {
  vi.useRealTimers()
  await server?.end()
  server = undefined
})

function setBack(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - HOUR })
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it('never goes back, and goes on', async () => {
  const before = now()
  setBack()
  const after = now()
  expect(after).toBeGreaterThanOrEqual(before)
  await sleep(30)
  expect(now()).toBeGreaterThanOrEqual(after + 25)
})

it('locks nobody out, and the clocks of a match run on', async () => {
  server = await startTestServer()
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server?.url ?? '', name)))
  const pace = { kind: 'live', bank: 600_000, increment: 0 } as const
  const { id } = await anne.create({ game: 'haendler', seats: 2, pace })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  const left = async () => {
    const { position } = (await anne.get(`/api/tables/${id}`)).body as Update
    return (position?.clocks?.left ?? []).reduce((sum, each) => sum + each, 0)
  }
  const chat = () => anne.commandByHttp(id, { type: 'chat', text: 'aye' })
  for (let i = 0; i < 5; i += 1) await chat()
  const before = await left()
  setBack()
  await sleep(1_500)
  expect(await chat()).toMatchObject({ ok: true })
  expect(await left()).toBeLessThan(before - 1_000)
  expect(await left()).toBeGreaterThan(before - 60_000)
})

it('goes on from what was kept last when it was set back between a stop and a start', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'windward-clock-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const first = await startServerProcess(port, join(folder, 'clock.db'))
  const [anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(url, name)))
  const { id } = await anne.create({ game: 'haendler', seats: 2, pace: { kind: 'live', bank: 600_000, increment: 0 } })
  await mary.commandByHttp(id, { type: 'join' })
  await anne.commandByHttp(id, { type: 'start' })
  await killProcess(first)
  const back = `data:text/javascript,const now = Date.now; Date.now = () => now() - ${HOUR}`
  const again = await startServerProcess(port, join(folder, 'clock.db'), '--import', back)
  const left = async () => {
    const { position } = (await anne.get(`/api/tables/${id}`)).body as Update
    return (position?.clocks?.left ?? []).reduce((sum, each) => sum + each, 0)
  }
  const before = await left()
  await sleep(1_200)
  const passed = before - (await left())
  await killProcess(again)
  rmSync(folder, { recursive: true })
  expect(before).toBeGreaterThan(1_100_000)
  expect(passed).toBeGreaterThan(1_000)
  expect(passed).toBeLessThan(60_000)
})

it('counts the requests of an address as before', async () => {
  server = await startTestServer({ requestsPerMinute: REQUESTS })
  const ask = async () => (await fetch(`${server?.url}/api/about`)).status
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() })
  for (let i = 0; i <= REQUESTS; i += 1) await ask()
  expect(await ask()).toBe(429)
  vi.setSystemTime(Date.now() - HOUR)
  vi.advanceTimersByTime(60_000)
  expect(await ask()).toBe(200)
})
