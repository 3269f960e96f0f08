import { commitmentOf } from '@windward/core/match.ts'
import { verify } from '@windward/core/record.ts'
import { haendler } from '@windward/games/haendler/index.ts'
import type { Answer, Command, ServerRefusalCode } from '@windward/protocol/commands.ts'
import { ROUTES } from '@windward/protocol/routes.ts'
import type { NewTable, TableInfo } from '@windward/protocol/tables.ts'
import type { Update } from '@windward/protocol/updates.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCommandId, TestClient } from '../given/client.ts'
import { startTestServer, type TestServer } from '../given/server.ts'

let server: TestServer
let anne: TestClient
let mary: TestClient

beforeAll(async () => {
  server = await startTestServer()
})

beforeEach(async () => {
  ;[anne, mary] = await Promise.all(['Anne', 'Mary'].map((name) => TestClient.named(server.url, name)))
})

afterAll(() => server.end())

const look = async (client: TestClient, id: string, since = 0) =>
  client.call(ROUTES.look, { params: { id }, query: { since } })
const info = async (id: string) => (await look(anne, id)).info as TableInfo

async function begun(more: Partial<NewTable> = {}): Promise<string> {
  const { id } = await anne.create({ game: 'haendler', seats: 2, ...more })
  await done(mary.commandByHttp(id, { type: 'join' }))
  await done(anne.commandByHttp(id, { type: 'start' }))
  return id
}

/** Whose turn it is, and whose not. */
async function turnOf(id: string): Promise<[mine: TestClient, other: TestClient, update: Update]> {
  const update = await look(anne, id)
  return update.position?.choices ? [anne, mary, update] : [mary, anne, await look(mary, id)]
}

function act(client: TestClient, id: string, type: string, seen?: number): Promise<Answer> {
  return client.commandByHttp(id, { type: 'act', action: { type }, ...(seen !== undefined && { seen }) })
}

async function done(answering: Promise<Answer>): Promise<number> {
  const answer = await answering
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.seq
}

const no = (code: ServerRefusalCode) => expect.objectContaining({ ok: false, by: 'server', code })

it('gives the record of a table that forbids spectators to those who played, and to nobody else', async () => {
  const ids = [await begun({ spectators: false }), await begun()]
  for (const id of ids) await done(anne.commandByHttp(id, { type: 'resign' }))
  const stranger = await TestClient.named(server.url, 'Jack')
  const status = async (client: TestClient, id: string) => (await client.get(`/api/tables/${id}/record`)).status
  expect(
    await Promise.all([anne, mary, stranger, new TestClient(server.url)].map((who) => status(who, ids[0]))),
  ).toEqual([200, 200, 403, 403])
  expect(await status(stranger, ids[1])).toBe(200)
})

it('says what it offers', async () => {
  expect((await anne.get('/api/about')).body).toMatchObject({
    protocol: 1,
    games: expect.arrayContaining([
      { id: 'haendler', rev: haendler.rev, stage: haendler.stage, bots: expect.arrayContaining(['random']) },
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
  await done(mary.commandByHttp(id, { type: 'join', seat: 2 }))
  expect(await mary.commandByHttp(id, { type: 'join' })).toEqual(no('alreadySeated'))
  const jack = await TestClient.named(server.url, 'Jack')
  expect(await jack.commandByHttp(id, { type: 'join', seat: 2 })).toEqual(no('seatTaken'))
  expect(await jack.commandByHttp(id, { type: 'join', seat: 7 })).toEqual(no('noSuchSeat'))
  expect(await jack.commandByHttp(id, { type: 'leave' })).toEqual(no('notSeated'))
  await done(anne.commandByHttp(id, { type: 'leave' }))
  expect((await info(id)).host).toBe(mary.id)
  expect(await anne.commandByHttp(id, { type: 'bot', seat: 0, bot: 'random' })).toEqual(no('notHost'))
  await done(mary.commandByHttp(id, { type: 'leave' }))
  expect((await info(id)).state).toBe('closed')
  expect(await anne.commandByHttp(id, { type: 'join' })).toEqual(no('notOpen'))
})

it('starts when the host says so and nobody is missing', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 3 })
  expect(await anne.commandByHttp(id, { type: 'start' })).toEqual({
    ok: false,
    by: 'server',
    code: 'seatsFree',
    params: { seats: 2 },
  })
  await done(anne.commandByHttp(id, { type: 'bot', seat: 1, bot: 'random' }))
  await done(mary.commandByHttp(id, { type: 'join' }))
  expect(await mary.commandByHttp(id, { type: 'start' })).toEqual(no('notHost'))
  await done(anne.commandByHttp(id, { type: 'start' }))
  expect(await info(id)).toMatchObject({ state: 'playing', commitment: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(await mary.commandByHttp(id, { type: 'leave' })).toEqual(no('notOpen'))
})

it('refuses what is not offered, out of turn or from no seat, and nothing changes', async () => {
  const id = await begun()
  const [mine, other, before] = await turnOf(id)
  expect(await act(mine, id, 'dance')).toMatchObject({ ok: false, by: 'game', code: 'unknownAction' })
  expect(await act(other, id, 'reveal')).toMatchObject({ ok: false, by: 'game', code: 'notYourTurn' })
  const jack = await TestClient.named(server.url, 'Jack')
  expect(await act(jack, id, 'reveal')).toEqual(no('notSeated'))
  expect((await look(mine, id)).seq).toBe(before.seq)
})

it('does a command once, however often it is sent', async () => {
  const id = await begun()
  const [mine] = await turnOf(id)
  const command: Command = { type: 'act', action: { type: 'reveal' } }
  const same = newCommandId()
  const answers = await Promise.all(Array.from({ length: 5 }, () => mine.commandByHttp(id, command, same)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true,"seq":3}']))
  await mine.commandByHttp(id, { type: 'chat', text: 'hello' })
  expect(await mine.commandByHttp(id, command, same)).toEqual({ ok: true, seq: 3 })
})

it('keeps one person’s command ids apart from another’s', async () => {
  const id = await begun()
  const same = newCommandId()
  await done(anne.commandByHttp(id, { type: 'chat', text: 'one' }, same))
  expect(await mary.commandByHttp(id, { type: 'chat', text: 'two' }, same)).toEqual({ ok: true, seq: 4 })
})

it('acts once on a double click', async () => {
  const id = await begun()
  const [mine, , { seq }] = await turnOf(id)
  await done(act(mine, id, 'reveal', seq))
  expect(await act(mine, id, 'reveal', seq)).toEqual({
    ok: false,
    by: 'server',
    code: 'stale',
    params: { seq: seq + 1 },
  })
})

it('takes back what told nobody anything, and only that', async () => {
  const id = await begun()
  const [mine] = await turnOf(id)
  expect(await mine.commandByHttp(id, { type: 'undo' })).toEqual(no('cannotUndo'))
  await done(act(mine, id, 'reveal'))
  expect(await mine.commandByHttp(id, { type: 'undo' })).toEqual(no('cannotUndo'))
  for (let i = 0; ; i += 1) {
    const [mover, other, { position: before }] = await turnOf(id)
    const choices = before?.choices
    if (choices?.kind !== 'list' || i === 300) throw new Error('nothing could be taken back in a whole game')
    const action = choices.actions.find(({ type }) => type === 'stop') ?? choices.actions[0]
    await done(mover.commandByHttp(id, { type: 'act', action }))
    const { seat, position } = await look(mover, id)
    // Where somebody else has been asked it is a request.
    if (!position?.canUndo || position.questions.some((question) => question.seat !== seat)) continue
    expect(await other.commandByHttp(id, { type: 'undo' })).toEqual(no('cannotUndo'))
    await done(mover.commandByHttp(id, { type: 'undo' }))
    const { waited: _, ...after } = (await look(mover, id)).position ?? {}
    const { waited: __, ...same } = before ?? {}
    expect(after).toEqual(same)
    return
  }
})

it('asks before it takes back what led to a question to another', async () => {
  const id = await begun()
  for (let i = 0; i < 300; i += 1) {
    const [mover, other, { position }] = await turnOf(id)
    const choices = position?.choices
    if (choices?.kind !== 'list') throw new Error('nobody was asked by what could be taken back')
    const action = choices.actions.find(({ type }) => type === 'stop') ?? choices.actions[0]
    await done(mover.commandByHttp(id, { type: 'act', action }))
    const mine = await look(mover, id)
    if (!mine.position?.canUndo || mine.position.questions.some(({ seat }) => seat === mine.seat)) continue
    const theirs = await look(other, id)
    await done(mover.commandByHttp(id, { type: 'undo' }))
    expect(await info(id)).toMatchObject({ undo: { seat: mine.seat, asks: [theirs.seat] } })
    expect(await mover.commandByHttp(id, { type: 'allow', yes: true })).toEqual(no('notAsked'))
    await done(other.commandByHttp(id, { type: 'allow', yes: false }))
    expect((await info(id)).undo).toBeUndefined()
    expect((await look(other, id)).position?.questions).toEqual(theirs.position?.questions)
    await done(mover.commandByHttp(id, { type: 'undo' }))
    await done(other.commandByHttp(id, { type: 'allow', yes: true }))
    expect((await look(mover, id)).position?.questions).toEqual(position?.questions)
    expect((await info(id)).undo).toBeUndefined()
    return
  }
  throw new Error('nobody was asked by what could be taken back')
})

it('ends by resignation, reveals seed and salt that give the commitment, and gives out the record only then', async () => {
  const id = await begun()
  expect(await anne.get(`/api/tables/${id}/record`)).toMatchObject({ status: 403, body: no('notOver') })
  await done(mary.commandByHttp(id, { type: 'resign' }))
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
  expect(verify(text, [haendler])).toMatchObject({ ok: true, record: { players: ['Anne', 'Mary'], commitment } })
  expect(await act(anne, id, 'reveal')).toEqual(no('notPlaying'))
})

it('plays on with a bot when one of three resigns, and ranks them last', async () => {
  const { id } = await anne.create({ game: 'haendler', seats: 3, bots: [{ seat: 2, bot: 'random' }] })
  await done(mary.commandByHttp(id, { type: 'join' }))
  await done(anne.commandByHttp(id, { type: 'start' }))
  await done(mary.commandByHttp(id, { type: 'resign' }))
  expect(await info(id)).toMatchObject({
    state: 'playing',
    seats: [{}, { resigned: true, bot: 'mate' }, {}],
  })
  expect(await mary.commandByHttp(id, { type: 'return' })).toEqual(no('resigned'))
  await done(anne.commandByHttp(id, { type: 'resign' }))
  const places = (await info(id)).ending?.standings.map(({ seat, place }) => [seat, place])
  expect(places).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ])
})

it('begins a rematch by itself once all want it, and not before', async () => {
  const id = await begun()
  expect(await anne.commandByHttp(id, { type: 'rematch' })).toEqual(no('notOver'))
  await done(mary.commandByHttp(id, { type: 'resign' }))
  expect(await anne.commandByHttp(id, { type: 'rematch', answer: 'no' })).toEqual(no('notOffered'))
  await done(mary.commandByHttp(id, { type: 'rematch' }))
  expect(await info(id)).toMatchObject({ rematch: { yes: [1], no: [] } })
  expect((await info(id)).next).toBeUndefined()
  const agreed = await anne.commandByHttp(id, { type: 'rematch' })
  const { next = '' } = await info(id)
  expect(agreed).toMatchObject({ ok: true, table: next })
  const begins = async () => (await info(next)).state
  await expect.poll(begins).toBe('playing')
  expect(await info(next)).toMatchObject({
    host: mary.id,
    seats: [{ person: { name: 'Anne' } }, { person: { name: 'Mary' } }],
  })
})

it('waits for nobody who does not answer: whoever offered a rematch opens it, with their seat free', async () => {
  const id = await begun()
  await done(mary.commandByHttp(id, { type: 'resign' }))
  await done(anne.commandByHttp(id, { type: 'rematch' }))
  await done(anne.commandByHttp(id, { type: 'rematch', answer: 'now' }))
  const { next = '' } = await info(id)
  expect(await info(next)).toMatchObject({ state: 'open', host: anne.id, seats: [{ person: { name: 'Anne' } }, {}] })
  expect(await mary.commandByHttp(id, { type: 'rematch' })).toEqual(no('notOffered'))
  await done(mary.commandByHttp(next, { type: 'join' }))
})

it('opens a rematch with those who want it when another does not', async () => {
  const id = await begun()
  await done(mary.commandByHttp(id, { type: 'resign' }))
  await done(anne.commandByHttp(id, { type: 'rematch' }))
  await done(mary.commandByHttp(id, { type: 'rematch', answer: 'no' }))
  const { next = '' } = await info(id)
  expect(await info(next)).toMatchObject({ state: 'open', seats: [{ person: { name: 'Anne' } }, {}] })
})

it('says whose resignation ended a match', async () => {
  const id = await begun()
  await done(mary.commandByHttp(id, { type: 'resign' }))
  expect((await info(id)).ending).toMatchObject({ how: 'resigned', seat: 1 })
})

it('lets others look on unless the host forbids it; before the start the link is an invitation', async () => {
  const id = await begun({ spectators: false })
  const jack = await TestClient.named(server.url, 'Jack')
  expect(await jack.get(`/api/tables/${id}`)).toMatchObject({ status: 403, body: no('noSpectators') })
  expect(await jack.commandByHttp(id, { type: 'chat', text: 'let me in' })).toEqual(no('noSpectators'))
  const open = await begun()
  const seen = await look(jack, open)
  expect(seen.position?.view).toBeDefined()
  expect(seen.position?.choices).toBeUndefined()
})

it('lists open tables that are meant to be found, and one’s own with those that wait first', async () => {
  const { id: hidden } = await anne.create({ game: 'haendler', seats: 2, listed: false })
  const { id: shown } = await anne.create({ game: 'haendler', seats: 2, name: 'Tortuga' })
  const playing = await begun()
  const listed = await mary.call(ROUTES.lobby, { query: { game: 'haendler', state: 'open' } })
  expect(listed.tables.find(({ id }) => id === shown)?.name).toBe('Tortuga')
  expect(listed.tables.some(({ id }) => id === hidden || id === playing)).toBe(false)
  const [mine, other] = await turnOf(playing)
  const { tables } = await mine.call(ROUTES.myTables, {})
  expect(tables[0]).toMatchObject({ id: playing, awaitsMe: true })
  const theirs = await other.call(ROUTES.myTables, {})
  expect(theirs.tables.find(({ id }) => id === playing)?.awaitsMe).toBe(false)
})

it('limits chat', async () => {
  const id = await begun()
  const answers: Answer[] = []
  for (let i = 0; i < 8; i += 1) answers.push(await anne.commandByHttp(id, { type: 'chat', text: `line ${i}` }))
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
