import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { addressOf, ROUTES, readAnswer } from './routes.ts'

const names = Object.values(ROUTES).map(({ method, path }) => `${method} /api${path}`)

it('stands in docs/protocol.md, route by route', () => {
  const text = readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8')
  const told = [...text.matchAll(/^\| `([A-Z]+ \/api\/[^`?]*)/gm)].map(([, name]) => name)
  expect(told.toSorted()).toEqual(names.toSorted())
})

it('has no request twice', () => {
  expect(new Set(names).size).toBe(names.length)
})

it('puts what is asked into the address', () => {
  expect(addressOf(ROUTES.look, { params: { id: 'a/b c' }, query: { since: 4 } })).toBe('/api/tables/a%2Fb%20c?since=4')
  expect(addressOf(ROUTES.lobby, { query: { game: 'karibik', state: undefined } })).toBe('/api/tables?game=karibik')
  expect(addressOf(ROUTES.me, {})).toBe('/api/me')
})

it('takes no answer of another shape', () => {
  expect(readAnswer(ROUTES.me, { person: { id: 'x' } })).toBeUndefined()
  expect(readAnswer(ROUTES.me, {})).toEqual({})
})
