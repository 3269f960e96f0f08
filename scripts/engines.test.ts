import { expect, it, vi } from 'vitest'
import { natsServer, postgresFolder } from '../server/given/places.mjs'
import { missing, provide } from './engines.mjs'

it('names what is missing', () => {
  const engines = [
    { package: 'here', isThere: () => true },
    { package: 'away', isThere: () => false },
  ]
  expect(missing(engines)).toEqual(['away'])
})

it('installs what is missing as root, and looks again', () => {
  let there: string[] = []
  const find = () => ['postgresql'].filter((name) => !there.includes(name))
  const fault = provide(find, true, (packages: string[]) => {
    there = packages
    return ''
  })
  expect(fault).toBeUndefined()
  expect(there).toEqual(['postgresql'])
})

it('says so in a sentence when it cannot install or the installation did not help', () => {
  expect(provide(() => ['nats-server'], false)).toMatch(
    /^The tests need nats-server\..+as root; or see CONTRIBUTING\.md\.$/,
  )
  expect(
    provide(
      () => ['nats-server'],
      true,
      () => '',
    ),
  ).toMatch(/did not bring them\.$/)
})

it('takes those that are named before Debian’s', () => {
  vi.stubEnv('POSTGRES_BIN', '/opt/postgres/bin')
  vi.stubEnv('NATS_SERVER', '/opt/nats-server')
  expect([postgresFolder(), natsServer()]).toEqual(['/opt/postgres/bin', '/opt/nats-server'])
  expect(missing()).toEqual(['postgresql', 'nats-server'])
  vi.unstubAllEnvs()
})
