import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { openSqlite } from '@windward/server/store/sqlite.ts'
import { Store } from '@windward/server/store/store.ts'
import { expect, test } from 'vitest'
import { homeAddresses } from '../listening.ts'
import { freshFolder, heard, start, windward } from '../testing.ts'

test('the web client may lie in a folder named from where one stands', async () => {
  const home = freshFolder()
  mkdirSync(join(home, 'client'))
  writeFileSync(join(home, 'client', 'index.html'), '<title>Ahoy</title>')
  const web = relative(process.cwd(), join(home, 'client'))
  const child = start(home, ['serve', '--port', '0', '--bots', '0', '--store', join(home, 'store.db'), '--web', web])
  try {
    const told = await heard(child, /Windward is at .*\n/)
    const [, url] = /Windward is at (\S+)/.exec(told) ?? []
    expect(url, told).toBeDefined()
    const page = await fetch(`${url}/`)
    expect(await page.text()).toContain('Ahoy')
  } finally {
    child.kill()
  }
})

test('a store is checked, and what is whole is said in a sentence', async () => {
  const home = freshFolder()
  const path = join(home, 'store.db')
  const store = await Store.open(path)
  await store.addPerson({ id: 'QOyXPNRGTy7Q3vYG', name: 'Anne' }, 1)
  await store.close()
  const checked = await windward(home, ['check', '--store', path, '--rescue', join(home, 'new.db')])
  expect(checked).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/is whole: 0 tables, 1 person\.\n.*new\.db/),
  })
  const { file } = openSqlite(path)
  file.exec(`insert into heads values ('lost', 1, '[]', 0, 0, 0)`)
  const damaged = await windward(home, ['check', '--store', path, '--lang', 'de'])
  expect(damaged).toMatchObject({ code: 1, err: expect.stringMatching(/^Tisch lost lässt sich nicht lesen/) })
  const size = Number(file.pragma('page_size', { simple: true }))
  const page = Number(file.prepare(`select rootpage from sqlite_master where name = 'settings'`).pluck().get())
  file.pragma('wal_checkpoint(truncate)')
  file.close()
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.fill(0, (page - 1) * size, page * size))
  const refused = await windward(home, ['serve', '--port', '0', '--store', path])
  expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/is damaged .+ windward check names/) })
  const missing = await windward(home, ['check', '--store', join(home, 'none.db')])
  expect(missing).toMatchObject({ code: 1, err: expect.stringMatching(/^There is no/) })
})

test('with --lan it says where phones in the same home find it, and shows a code for their camera', async () => {
  const home = freshFolder()
  const child = start(home, ['serve', '--lan', '--port', '0', '--bots', '0', '--store', join(home, 'store.db')])
  try {
    const addresses = homeAddresses()
    const told = await heard(child, addresses.length > 0 ? /(█.*\n){10}/ : /on no network/)
    const [, port] = /Windward is at \S+:(\d+)/.exec(told) ?? []
    for (const address of addresses) expect(told).toContain(`http://${address}:${port}`)
  } finally {
    child.kill()
  }
})
