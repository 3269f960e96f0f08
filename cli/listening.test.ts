import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portAt } from './listening.ts'

const HERE = '127.0.0.1'
const holder: Server = createServer()
let taken = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => holder.listen({ host: HERE, port: 0 }, resolve))
  const address = holder.address()
  taken = typeof address === 'object' && address !== null ? address.port : 0
})

afterAll(() => void holder.close())

test('a port that is taken gives way to the next that is free', async () => {
  expect(await portAt(HERE, taken, false)).toBeGreaterThan(taken)
})

test('whoever insists on a port that is taken is told what to do', async () => {
  await expect(portAt(HERE, taken, true)).rejects.toThrow(/^Port \d+ is taken, .* --port \d+\.$/)
})

test('an address of another computer is refused with those of this one', async () => {
  await expect(portAt('203.0.113.7', 0, true)).resolves.toBe(0)
  await expect(portAt('203.0.113.7', taken, true)).rejects.toThrow(/no address 203\.0\.113\.7.*127\.0\.0\.1/)
})
