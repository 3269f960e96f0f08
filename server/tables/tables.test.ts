import { commitmentOf } from '@windward/core/match.ts'
import { verify } from '@windward/core/record.ts'
import { GAMES } from '@windward/games/index.ts'
import type { Answer, Command } from '@windward/protocol/commands.ts'
import type { NewTable, TableInfo } from '@windward/protocol/tables.ts'
import type { Update } from '@windward/protocol/updates.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { Client, newCommandId } from '../given/client.ts'
import { type Own, ownServer } from '../given/server.ts'

let server: Own
let anne: Client
let mary: Client

beforeAll(async () => {
  server = await ownServer()
})

beforeEach(async () => {
  ;[anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => Client.named(server.url, name)))
})

afterAll(() => server.end())

const look = async (client: Client, id: string, since = 0) =>
  (await client.get(`/api/tables/${id}?since=${since}`)).body as Update
const info = async (id: string) => (await look(anne, id)).info as TableInfo

async function begun(more: Partial<NewTable> = {}): Promise<string> {
  const { id } = await anne.create({ game: 'haendler', seats: 2, ...more })
  await done(mary.doByHttp(id, { type: 'join' }))
  await done(anne.doByHttp(id, { type: 'start' }))
  return id
}

/** Whose turn it is, and whose not. */
async function turnOf(id: string): Promise<[mine: Client, other: Client, update: Update]> {
  const update = await look(anne, id)
  return update.position?.choices ? [anne, mary, update] : [mary, anne, await look(mary, id)]
}

function act(client: Client, id: string, type: string, seen?: number): Promise<Answer> {
  return client.doByHttp(id, { type: 'act', action: { type }, ...(seen !== undefined && { seen }) })
}

async function done(answering: Promise<Answer>): Promise<number> {
  const answer = await answering
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.seq
}

const no = (code: string) => expect.objectContaining({ ok: false, code })

it('says what it offers', async () => {
  expect((await anne.get('/api/about')).body).toMatchObject({
    protocol: 1,
    games: expect.arrayContaining([
      { id: 'haendler', rev: GAMES[0].rev, stage: GAMES[0].stage, bots: expect.arrayContaining(['random']) },
    ]),
  })
})

it('makes a table once for one command, with the defaults of the game', async () => {
  const id = newCommandId()
  const table = { game: 'haendler', seats: 3, bots: [{ seat: 0, bot: 'random' }] }
  const [first, again] = [await anne.post('/api/tables', { id, table }), await anne.post('/api/tables', { id, table })]
  expect(first.body).toEqual(again.body)
  expect(first.body).toMatchObject({
    table: {
      seats: [{ bot: 'random' }, { person: { name: 'Anne' } }, {}],
      options: { deck: 'reconstructionA' },
      state: 'open',
      pace: { kind: 'none' },
    },
  })
})

it('refuses tables that cannot be', async () => {
  const attempt = async (table: NewTable) => (await anne.post('/api/tables', { id: newCommandId(), table })).body
  expect(await attempt({ game: 'chess', seats: 2 })).toEqual(no('noSuchGame'))
  expect(await attempt({ game: 'haendler', seats: 9 })).toEqual(no('wrongSeats'))
  expect(await attempt({ game: 'haendler', seats: 2, options: { deck: 'mine' } })).toEqual(no('unknownValue'))
  expect(await attempt({ game: 'haendler', seats: 2, options: { seed: '1' } })).toEqual(no('unknownOption'))
  expect(await attempt({ game: 'haendler', seats: 2, bots: [{ seat: 5, bot: 'random' }] })).toEqual(no('noSuchSeat'))
  expect(await attempt({ game: 'haendler', seats: 2, bots: [{ seat: 1, bot: 'nobody' }] })).toEqual(no('noSuchBot'))
  const both = [0, 1].map((seat) => ({ seat, bot: 'random' }))
  expect(await attempt({ game: 'haendler', seats: 2, bots: both })).toEqual(no('tableFull'))
})

it('lets people sit down, leave, and pass on the host’s chair; the last closes the table', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 3 })
  await done(mary.doByHttp(id, { type: 'join', seat: 2 }))
  expect(await mary.doByHttp(id, { type: 'join' })).toEqual(no('alreadySeated'))
  const jack = await Client.named(server.url, 'Jack')
  expect(await jack.doByHttp(id, { type: 'join', seat: 2 })).toEqual(no('seatTaken'))
  expect(await jack.doByHttp(id, { type: 'join', seat: 7 })).toEqual(no('noSuchSeat'))
  expect(await jack.doByHttp(id, { type: 'leave' })).toEqual(no('notSeated'))
  await done(anne.doByHttp(id, { type: 'leave' }))
  expect((await info(id)).host).toBe(mary.id)
  expect(await anne.doByHttp(id, { type: 'bot', seat: 0, bot: 'random' })).toEqual(no('notHost'))
  await done(mary.doByHttp(id, { type: 'leave' }))
  expect((await info(id)).state).toBe('closed')
  expect(await anne.doByHttp(id, { type: 'join' })).toEqual(no('notOpen'))
})

it('starts when the host says so and nobody is missing', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 3 })
  expect(await anne.doByHttp(id, { type: 'start' })).toEqual({ ok: false, code: 'seatsFree', params: { seats: 2 } })
  await done(anne.doByHttp(id, { type: 'bot', seat: 1, bot: 'random' }))
  await done(mary.doByHttp(id, { type: 'join' }))
  expect(await mary.doByHttp(id, { type: 'start' })).toEqual(no('notHost'))
  await done(anne.doByHttp(id, { type: 'start' }))
  expect(await info(id)).toMatchObject({ state: 'playing', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(await mary.doByHttp(id, { type: 'leave' })).toEqual(no('notOpen'))
})

it('refuses what is not offered, out of turn or from no seat, and nothing changes', async () => {
  const id = await begun()
  const [mine, other, before] = await turnOf(id)
  expect(await act(mine, id, 'dance')).toMatchObject({ ok: false })
  expect(await act(other, id, 'reveal')).toMatchObject({ ok: false })
  const jack = await Client.named(server.url, 'Jack')
  expect(await act(jack, id, 'reveal')).toEqual(no('notSeated'))
  expect((await look(mine, id)).seq).toBe(before.seq)
})

it('does a command once, however often it is sent', async () => {
  const id = await begun()
  const [mine] = await turnOf(id)
  const command: Command = { type: 'act', action: { type: 'reveal' } }
  const same = newCommandId()
  const answers = await Promise.all(Array.from({ length: 5 }, () => mine.doByHttp(id, command, same)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true,"seq":3}']))
  await mine.doByHttp(id, { type: 'chat', text: 'hello' })
  expect(await mine.doByHttp(id, command, same)).toEqual({ ok: true, seq: 3 })
})

it('keeps one person’s command ids apart from another’s', async () => {
  const id = await begun()
  const same = newCommandId()
  await done(anne.doByHttp(id, { type: 'chat', text: 'one' }, same))
  expect(await mary.doByHttp(id, { type: 'chat', text: 'two' }, same)).toEqual({ ok: true, seq: 4 })
})

it('acts once on a double click', async () => {
  const id = await begun()
  const [mine, , { seq }] = await turnOf(id)
  await done(act(mine, id, 'reveal', seq))
  expect(await act(mine, id, 'reveal', seq)).toEqual({ ok: false, code: 'stale', params: { seq: seq + 1 } })
})

it('takes back what told nobody anything, and only that', async () => {
  const id = await begun()
  const [mine] = await turnOf(id)
  expect(await mine.doByHttp(id, { type: 'undo' })).toEqual(no('cannotUndo'))
  await done(act(mine, id, 'reveal'))
  expect(await mine.doByHttp(id, { type: 'undo' })).toEqual(no('cannotUndo'))
  for (let i = 0; ; i += 1) {
    const [mover, other, { position: before }] = await turnOf(id)
    const choices = before?.choices
    if (choices?.kind !== 'list' || i === 300) throw new Error('nothing could be taken back in a whole game')
    const action = choices.actions.find(({ type }) => type === 'stop') ?? choices.actions[0]
    await done(mover.doByHttp(id, { type: 'act', action }))
    if (!(await look(mover, id)).position?.canUndo) continue
    expect(await other.doByHttp(id, { type: 'undo' })).toEqual(no('cannotUndo'))
    await done(mover.doByHttp(id, { type: 'undo' }))
    expect((await look(mover, id)).position).toEqual(before)
    return
  }
})

it('ends by resignation, reveals seed and salt that give the commitment, and gives out the record only then', async () => {
  const id = await begun()
  expect(await anne.get(`/api/tables/${id}/record`)).toMatchObject({ status: 403, body: no('notOver') })
  await done(mary.doByHttp(id, { type: 'resign' }))
  const { ending, commitment, state } = await info(id)
  expect(state).toBe('over')
  expect(ending).toMatchObject({
    how: 'resigned',
    standings: [
      { seat: 0, place: 1 },
      { seat: 1, place: 2 },
    ],
  })
  expect(commitmentOf(ending?.seed ?? '', ending?.salt ?? '')).toBe(commitment)
  const { text } = await anne.get(`/api/tables/${id}/record`)
  expect(verify(text, GAMES)).toMatchObject({ ok: true, record: { players: ['Anne', 'Mary'], commitment } })
  expect(await act(anne, id, 'reveal')).toEqual(no('notPlaying'))
})

it('plays on with a bot when one of three resigns, and ranks them last', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 3, bots: [{ seat: 2, bot: 'random' }] })
  await done(mary.doByHttp(id, { type: 'join' }))
  await done(anne.doByHttp(id, { type: 'start' }))
  await done(mary.doByHttp(id, { type: 'resign' }))
  expect(await info(id)).toMatchObject({
    state: 'playing',
    seats: [{}, { resigned: true, bot: 'mate' }, {}],
  })
  expect(await mary.doByHttp(id, { type: 'return' })).toEqual(no('resigned'))
  await done(anne.doByHttp(id, { type: 'resign' }))
  const places = (await info(id)).ending?.standings.map(({ seat, place }) => [seat, place])
  expect(places).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ])
})

it('sets up a rematch once, with everyone at their seats', async () => {
  const id = await begun()
  expect(await anne.doByHttp(id, { type: 'rematch' })).toEqual(no('notOver'))
  await done(mary.doByHttp(id, { type: 'resign' }))
  const [one, two] = [await mary.doByHttp(id, { type: 'rematch' }), await anne.doByHttp(id, { type: 'rematch' })]
  const { next } = await info(id)
  expect([one, two]).toMatchObject([
    { ok: true, table: next },
    { ok: true, table: next },
  ])
  expect(await info(next ?? '')).toMatchObject({
    state: 'open',
    host: mary.id,
    seats: [{ person: { name: 'Anne' } }, { person: { name: 'Mary' } }],
  })
  await done(mary.doByHttp(next ?? '', { type: 'start' }))
})

it('lets others look on unless the host forbids it; before the start the link is an invitation', async () => {
  const id = await begun({ spectators: false })
  const jack = await Client.named(server.url, 'Jack')
  expect(await jack.get(`/api/tables/${id}`)).toMatchObject({ status: 403, body: no('noSpectators') })
  expect(await jack.doByHttp(id, { type: 'chat', text: 'let me in' })).toEqual(no('noSpectators'))
  const open = await begun()
  const seen = await look(jack, open)
  expect(seen.position?.view).toBeDefined()
  expect(seen.position?.choices).toBeUndefined()
})

it('lists open tables that are meant to be found, and one’s own with those that wait first', async () => {
  const { id: hidden } = await anne.create({ game: 'haendler', seats: 2, listed: false })
  const { id: shown } = await anne.create({ game: 'haendler', seats: 2, name: 'Tortuga' })
  const playing = await begun()
  const listed = (await mary.get('/api/tables?game=haendler&state=open')).body as { tables: TableInfo[] }
  expect(listed.tables.find(({ id }) => id === shown)?.name).toBe('Tortuga')
  expect(listed.tables.some(({ id }) => id === hidden || id === playing)).toBe(false)
  const [mine, other] = await turnOf(playing)
  const { tables } = (await mine.get('/api/me/tables')).body as { tables: { id: string; awaitsMe: boolean }[] }
  expect(tables[0]).toMatchObject({ id: playing, awaitsMe: true })
  const theirs = (await other.get('/api/me/tables')).body as { tables: { id: string; awaitsMe: boolean }[] }
  expect(theirs.tables.find(({ id }) => id === playing)?.awaitsMe).toBe(false)
})

it('limits chat', async () => {
  const id = await begun()
  const answers: Answer[] = []
  for (let i = 0; i < 8; i += 1) answers.push(await anne.doByHttp(id, { type: 'chat', text: `line ${i}` }))
  expect(answers.slice(0, 5).every(({ ok }) => ok)).toBe(true)
  expect(answers.slice(5)).toContainEqual(no('tooFast'))
  const { steps } = await look(mary, id, 2)
  expect(steps[0]).toMatchObject({ type: 'chat', by: { name: 'Anne' }, text: 'line 0' })
})

it('tells all that was missed since a step, and the position alone when that is too old to matter', async () => {
  const id = await begun()
  const [mine] = await turnOf(id)
  await done(act(mine, id, 'reveal'))
  const { steps, after, seq } = await look(mine, id, 2)
  expect([after, seq]).toEqual([2, 3])
  expect(steps[0]).toMatchObject({ seq: 3, type: 'act', events: expect.any(Array) })
  expect(await look(mine, id, 99)).toMatchObject({ after: 3, seq: 3, steps: [] })
})
