import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../node.mjs'
import { asProcess, ended, environment, freshFolder, MAIN, NODE, windward } from '../testing.ts'

const home = freshFolder()
const run = (...args: readonly string[]) => windward(home, args)

describe('help', () => {
  test.concurrent.for([[[]], [['--help']], [['play', '--help']], [['simulate', '-h']], [['help', 'perft']]] as const)(
    '%s ends well and shows an example',
    async ([args]) => {
      const { code, out } = await run(...args)
      expect(code).toBe(0)
      expect(out).toMatch(/Usage: windward/)
      expect(out).toMatch(/Examples?:\n {2}windward/)
    },
  )
})

test('games are listed with seats, options and what is reconstructed, in three languages', async () => {
  const [en, it, de] = await Promise.all([
    run('games'),
    run('games', '--lang', 'it'),
    windward(home, ['games'], { env: { LC_ALL: 'de_DE.UTF-8' } }),
  ])
  expect(en.out).toMatch(/haendler {2}Händler der Karibik · 2–4 players/)
  expect(en.out).toMatch(/deck[\s\S]*reconstructionA[\s\S]*portRoyal[\s\S]*jester/)
  expect(it.out).toMatch(/2–4 giocatori/)
  expect(de.out).toMatch(/2–4 Spieler/)
})

test('the list of games is told without rules and bots being loaded', async () => {
  const spy = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) { console.error(url); return next(url, context) } })`
  const args = ['--import', `data:text/javascript,${encodeURIComponent(spy)}`, MAIN, 'games']
  const { code, err } = await ended(spawn(NODE, args, { env: environment(home) }))
  expect(code).toBe(0)
  expect(err).toMatch(/cli\/commands\/games\.ts/)
  expect(err).not.toMatch(/\/(rules|bots|server)\/|commands\/(?!games)/)
})

describe('simulate', () => {
  const simulate = async (...args: readonly string[]) => {
    const { code, out, err } = await run('simulate', 'haendler', '--json', ...args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out.trim().split('\n')).toHaveLength(1)
    return JSON.parse(out)
  }

  test('gives the same wins for the same seed, whatever the number of workers', async () => {
    const reports = await Promise.all(
      ['1', '2', '3'].map((workers) => simulate('--games', '150', '--seats', '3', '--seed', 's', '--workers', workers)),
    )
    const [first, ...others] = reports.map(({ game, seats, games, seed, actions, wins, ties, length }) => {
      return { game, seats, games, seed, actions, wins, ties, length }
    })
    for (const other of others) expect(other).toEqual(first)
    expect(first).toMatchObject({ game: 'haendler', seats: 3, games: 150, seed: 's' })
    expect(first.wins.reduce((sum: number, n: number) => sum + n, first.ties)).toBe(150)
    expect(first.length.actions.p95).toBeGreaterThan(first.length.actions.median)
    expect(first.length.rounds.median).toBeGreaterThan(5)
    expect(reports[0].gamesPerSecond).toBeGreaterThan(0)
    expect(reports[0].actionsPerSecond).toBeGreaterThan(reports[0].gamesPerSecond)
    expect(reports[0].seconds).toBeGreaterThan(0)
  })

  test('writes a line for each game, in order, from which that game can be recorded', async () => {
    const path = join(freshFolder(), 'games.jsonl')
    const table = ['--seats', '3', '--options', 'deck=portRoyal'] as const
    const report = await simulate('--games', '150', ...table, '--seed', 's', '--workers', '3', '--out', path)
    const lines = readFileSync(path, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines.map(({ seed }) => seed)).toEqual(Array.from({ length: 150 }, (_, i) => `s/${i}`))
    expect(lines.reduce((sum, { actions }) => sum + actions, 0)).toBe(report.actions)
    const { game, seats, options, bots, seed, actions, places, points } = lines[149]
    const given = Object.entries(options).map(([option, value]) => `${option}=${value}`)
    const again = ['--seats', String(seats), '--options', given.join(), '--bots', bots.join(), '--seed', seed]
    const { code, out } = await run('record', game, ...again, '--out', '-')
    expect(code).toBe(0)
    const record = JSON.parse(out)
    expect(record.options).toEqual(options)
    expect(record.moves).toHaveLength(actions)
    expect(points[places.indexOf(1)]).toBe(Math.max(...points))
  })

  test('writes the same games as columns under one head', async () => {
    const path = join(freshFolder(), 'games.csv')
    await simulate('--games', '2', '--seed', 's', '--out', path)
    expect(readFileSync(path, 'utf8')).toMatch(
      /^game,rev,options,seats,bots,seed,actions,rounds,place0,place1,points0,points1\nhaendler,1,"deck=reconstructionA,jester=deck,expeditionAfterBust=false",2,"random,random","s\/0",\d+,\d+,[12],[12],\d+,\d+\nhaendler,.*"s\/1",.*\n$/,
    )
  })

  test('never writes over a file, nor to one whose name does not say how', async () => {
    const path = join(freshFolder(), 'games.csv')
    writeFileSync(path, 'mine')
    for (const out of [path, 'games.txt']) {
      const { code, err } = await run('simulate', 'haendler', '--games', '2', '--out', out)
      expect(code).toBe(2)
      expect(err).toContain(out)
    }
    expect(readFileSync(path, 'utf8')).toBe('mine')
  })

  test('plays other games for another seed, and by other options', async () => {
    const [a, b, c] = await Promise.all([
      simulate('--games', '20', '--seed', 'a'),
      simulate('--games', '20', '--seed', 'b'),
      simulate(
        '--games',
        '20',
        '--seed',
        'a',
        '--options',
        'deck=portRoyal',
        '--options',
        'jester=everyone',
        '--seats',
        '5',
      ),
    ])
    expect(a.actions).not.toBe(b.actions)
    expect(c).toMatchObject({
      seats: 5,
      options: { deck: 'portRoyal', jester: 'everyone', expeditionAfterBust: false },
    })
  })

  test('tells people wins with intervals, ties, lengths and speed, and shows no bar in a pipe', async () => {
    const { out, err } = await run('simulate', 'haendler', '--games', '40', '--seed', '1')
    expect(err).toBe('')
    expect(out).toMatch(/seat +bot +wins +share +95 % interval/)
    expect(out).toMatch(/ 1 +random +\d+ +[\d.]+ % +[\d.]+–[\d.]+ %/)
    expect(out).toMatch(/Ties: \d+ games? .*nobody’s win/)
    expect(out).toMatch(/actions +\d+ +\d+\n rounds +\d+ +\d+/)
    expect(out).toMatch(/games\/s/)
  })
})

test('perft counts sequences of each length, the same every time', async () => {
  const [a, b] = await Promise.all([1, 2].map(() => run('perft', 'haendler', '--seed', '1', '--depth', '8')))
  const counts = (out: string) => [...out.matchAll(/^ +(\d+) +(\d+)$/gm)].map(([, , n]) => Number(n))
  expect(counts(a.out)).toEqual([1, 2, 3, 6, 11, 21, 38, 66])
  expect(counts(b.out)).toEqual(counts(a.out))
  expect(a.out).toMatch(/148 nodes in .* nodes\/s/)
})

describe('record and verify', () => {
  const folder = freshFolder()
  const path = (name: string) => join(folder, name)
  const verify = (...files: readonly string[]) => run('verify', ...files)
  const written = (async () => {
    const recorded = await run('record', 'haendler', '--seed', 's/3', '--seats', '3', '--out', path('good.json'))
    expect(recorded).toMatchObject({ code: 0, err: '' })
    return readFileSync(path('good.json'), 'utf8')
  })()

  test('what record writes is genuine, and its outcome is told', async () => {
    await written
    const { code, out } = await verify(path('good.json'))
    expect(code).toBe(0)
    expect(out).toMatch(/good\.json: genuine\. Händler der Karibik, \d+ moves\./)
    expect(out).toMatch(/ 1 +Bot \d/)
  })

  test('a record of an earlier revision is verified by the rules of then', async () => {
    const { code, out } = await verify(join(ROOT, 'games/marauders/revisions/2/random-2.json'))
    expect(code).toBe(0)
    expect(out).toMatch(/random-2\.json: genuine\. Merchants & Marauders, 387 moves\./)
  })

  test('seed s/i is game number i of a simulation', async () => {
    const moves = JSON.parse(await written).moves.length
    const three = await run('simulate', 'haendler', '--seed', 's', '--seats', '3', '--games', '3', '--json')
    const four = await run('simulate', 'haendler', '--seed', 's', '--seats', '3', '--games', '4', '--json')
    expect(JSON.parse(four.out).actions - JSON.parse(three.out).actions).toBe(moves)
  })

  test('an existing file is kept unless forced, and - writes to standard output', async () => {
    const before = await written
    const refused = await run('record', 'haendler', '--seed', '9', '--out', path('good.json'))
    expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/exists already/) })
    expect(readFileSync(path('good.json'), 'utf8')).toBe(before)
    writeFileSync(path('old.json'), 'old')
    expect(await run('record', 'haendler', '--seed', '9', '--out', path('old.json'), '--force')).toMatchObject({
      code: 0,
    })
    expect(await verify(path('old.json'))).toMatchObject({ code: 0 })
    const piped = await run('record', 'haendler', '--seed', '9', '--out', '-')
    expect(JSON.parse(piped.out)).toMatchObject({ windward: 1, game: 'haendler', seats: 2 })
  })

  test('a folder that is not there is named', async () => {
    const { code, err } = await run('record', 'haendler', '--seed', '9', '--out', path('no/such/file.json'))
    expect(code).toBe(1)
    expect(err).toMatch(/cannot be written: .*no\/such does not exist\./)
  })

  type Data = Record<string, unknown> & { moves: [number, { type: string }, string][]; options: object }
  const changes: readonly (readonly [string, (data: Data) => void, RegExp])[] = [
    ['action', ({ moves }) => swap(moves[20]), /first difference is move 21 of \d+/],
    ['seat', ({ moves }) => Object.assign(moves[10], { 0: (moves[10][0] + 1) % 3 }), /first difference is move 11 of/],
    ['hash', ({ moves }) => Object.assign(moves[30], { 2: '00000000' }), /first difference is move 31 of \d+: after/],
    ['start', (data) => Object.assign(data, { start: '00000000' }), /differs before move 1/],
    ['seed', (data) => Object.assign(data, { seed: '0'.repeat(64) }), /commitment.*differs from before move 1/],
    ['salt', (data) => Object.assign(data, { salt: 'pepper' }), /commitment/],
    ['option', ({ options }) => Object.assign(options, { deck: 'reconstructionB' }), /differs before move 1/],
    ['unknown option', ({ options }) => Object.assign(options, { wind: 'west' }), /options do not exist/],
    ['seats', (data) => Object.assign(data, { seats: 2 }), /differs before move 1/],
    ['too many seats', (data) => Object.assign(data, { seats: 9 }), /not played with 9 seats/],
    ['player', (data) => Object.assign(data, { players: ['a', 'b', 'c'] }), /seal is broken/],
    ['last move left out', ({ moves }) => moves.pop(), /seal is broken/],
    ['game', (data) => Object.assign(data, { game: 'chess' }), /game “chess”/],
    ['revision', (data) => Object.assign(data, { rev: 99 }), /another revision/],
    ['format', (data) => Object.assign(data, { windward: 7 }), /record format 7/],
    ['field', (data) => Object.assign(data, { note: 'hi' }), /field “note”/],
  ]

  test.concurrent.for(changes)('a changed %s is refused', async ([name, change, why]) => {
    const data = JSON.parse(await written)
    change(data)
    const file = path(`${name}.json`)
    writeFileSync(file, JSON.stringify(data))
    const { code, out, err } = await verify(file)
    expect(err).toMatch(why)
    expect(err.trim().split('\n')).toHaveLength(1)
    expect({ code, out }).toEqual({ code: 1, out: '' })
  })

  test('what is no record gets a sentence each, and good ones are still told', async () => {
    const text = await written
    writeFileSync(path('cut.json'), text.slice(0, 1500))
    writeFileSync(path('cut-in-text.json'), text.slice(0, 120))
    writeFileSync(path('empty.json'), '')
    writeFileSync(path('prose.json'), 'Once upon a time')
    writeFileSync(path('list.json'), '[1, 2]')
    writeFileSync(path('binary.json'), Buffer.from([0xff, 0xfe, 0x00, 0x80]))
    writeFileSync(path('huge.json'), '')
    truncateSync(path('huge.json'), 200 * 1024 * 1024)
    mkdirSync(path('folder.json'))
    const names = ['cut', 'cut-in-text', 'empty', 'prose', 'list', 'binary', 'huge', 'folder', 'missing', 'good']
    const { code, out, err } = await verify(...names.map((name) => path(`${name}.json`)))
    expect(code).toBe(1)
    expect(out).toMatch(/good\.json: genuine/)
    const lines = err.trim().split('\n')
    const reasons = [
      /breaks off/,
      /breaks off/,
      /not JSON/,
      /not JSON/,
      /not a record/,
      /not text/,
      /too large/,
      /directory/,
      /not exist/,
    ]
    expect(lines).toHaveLength(reasons.length)
    for (const [i, reason] of reasons.entries()) expect(lines[i]).toMatch(reason)
  })
})

describe('a process of its own', () => {
  const processed = (...args: readonly string[]) => asProcess(home, args)

  test('says what it has to say, and ends with the code of how it went', async () => {
    const path = join(freshFolder(), 'game.json')
    const [wrong, right, written] = await Promise.all([
      processed('sail'),
      asProcess(home, ['games'], { env: { LC_ALL: 'de_DE.UTF-8' } }),
      processed('record', 'haendler', '--seed', '1', '--out', path),
    ])
    expect(wrong).toMatchObject({ code: 2, out: '', err: expect.stringMatching(/There is no command “sail”\./) })
    expect(right).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/2–4 Spieler/) })
    expect(written).toMatchObject({ code: 0, err: '' })
    writeFileSync(path, readFileSync(path, 'utf8').replace('"seats":2', '"seats":3'))
    expect(await processed('verify', path)).toMatchObject({ code: 1, out: '' })
  })

  test('whose arguments are none shows its help', async () => {
    expect(await processed()).toMatchObject({ code: 0, err: '', out: expect.stringMatching(/^Usage: windward/) })
  })
})

test('whoever reads only the first line hears no complaint', async () => {
  const command = `"${NODE}" "${MAIN}" record haendler --seed 1 --seats 4 --out - | head -n 1`
  const { out, err } = await ended(spawn('sh', ['-c', command], { env: environment(home) }))
  expect(out).toBe('{"windward":1,\n')
  expect(err).toBe('')
})

/** Another action that is plain nonsense at this place or leads elsewhere. */
function swap(move: [number, { type: string }, string]): void {
  move[1] = { type: move[1].type === 'reveal' ? 'stop' : 'reveal' }
}
