/** A disk that is really full: a small file system of the server's own, which a file beside the store fills up. */

import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Answer } from '@windward/protocol/commands.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newCommandId, TestClient } from './given/client.ts'
import { freePort } from './given/engines.ts'
import { killProcess } from './given/process.ts'

const MAIN = new URL('../cli/main.ts', import.meta.url).pathname
const SPARE_MB = 1
const folder = mkdtempSync(join(tmpdir(), 'windward-full-'))
let child: ChildProcess
let url = ''

beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  const serve = `exec "$0" "$1" serve --port ${port} --store ${folder}/windward.db --spare ${SPARE_MB}`
  // Root needs no user namespace, which some systems keep from everybody else.
  const user = process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']
  const args = [...user, '--mount', 'sh', '-c']
  const script = `mount -t tmpfs -o size=8m none ${folder} && ${serve}`
  child = spawn('unshare', [...args, script, process.execPath, MAIN], { stdio: ['ignore', 'ignore', 'inherit'] })
  await until(async () => {
    if (child.exitCode !== null) throw new Error('no file system of its own could be made for the server')
    return (await fetch(`${url}/ready`).catch(() => undefined))?.ok === true
  })
})

afterAll(async () => {
  await killProcess(child)
  rmSync(folder, { recursive: true, force: true })
})

it('says so, loses nothing that was acknowledged, and goes on once there is room', async () => {
  const anne = await TestClient.named(url, 'Anne')
  const { id } = await anne.create({ game: 'haendler', seats: 2 })
  await anne.connect()
  await anne.watch(id)
  const done = new Map<string, number>()
  const change = async (command: string, listed: boolean): Promise<Answer | undefined> => {
    const answer = await anne.command(id, { type: 'change', listed }, command)
    if (answer?.ok) done.set(command, answer.seq)
    return answer
  }
  for (let i = 0; i < 20; i += 1) expect(await change(newCommandId(), i % 2 === 0)).toMatchObject({ ok: true })

  const ballast = fillUp(`/proc/${child.pid}/root${folder}/ballast`)
  expect(await anne.get('/ready')).toMatchObject({ status: 503, body: { ok: false, away: ['disk'] } })
  const refused = newCommandId()
  let answer = await change(refused, true)
  // What the log of the store had room for before is still taken.
  for (let i = 0; i < 400 && answer?.ok; i += 1)
    answer = await change(i === 399 ? refused : newCommandId(), i % 2 === 0)
  expect(answer).toMatchObject({ ok: false, code: 'storeAway' })
  expect((await anne.get('/health')).status).toBe(200)
  expect(child.exitCode).toBeNull()

  rmSync(ballast)
  await until(async () => (await anne.get('/ready')).status === 200)
  const late = newCommandId()
  await until(async () => (await change(late, false))?.ok === true)
  const { steps, seq } = await anne.call(ROUTES.look, { params: { id }, query: { since: 0 } })
  expect(seq).toBe(done.size)
  expect(steps.map((step) => step.seq)).toEqual([...done.values()])
  await anne.close()
})

/** To the last byte. */
function fillUp(path: string): string {
  const file = openSync(path, 'w')
  try {
    for (let size = 1_000_000; size >= 1; ) {
      try {
        writeSync(file, Buffer.alloc(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  } finally {
    closeSync(file)
  }
  return path
}

async function until(test: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    if (await test()) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('it did not come to that')
}
