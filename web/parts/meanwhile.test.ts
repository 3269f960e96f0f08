import { expect, it } from 'vitest'
import { retold } from './meanwhile.ts'

const [began, hired, looted, idle] = ['began', 'hired', 'looted', 'idle'].map((type) => ({ type }))
const heads = ({ type }: { readonly type: string }) => type === 'began'
const recap = (events: readonly { readonly type: string }[]) =>
  events.findLast(({ type }) => type === 'hired' || type === 'looted')?.type ?? ''

it('tells what was done in another turn before what was done in the last', () => {
  const since = [hired, began, idle, looted]
  expect(retold([idle, ...since], since, heads, recap)).toBe('hired · looted')
})

it('tells nothing twice, and nothing of a turn in which nothing was done', () => {
  expect(retold([began, looted], [looted], heads, recap)).toBe('looted')
  expect(retold([looted, idle, began, looted], [idle, began, looted], heads, recap)).toBe('looted')
})
