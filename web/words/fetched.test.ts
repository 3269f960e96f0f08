import { beforeEach, expect, test, vi } from 'vitest'

/** A browser that keeps nothing and speaks German first. */
async function fetching() {
  vi.resetModules()
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('navigator', { languages: ['de-AT', 'en'] })
  return import('./fetched.ts')
}

beforeEach(() => vi.unstubAllGlobals())

test('the words that are read here are fetched at once, and waited for', async () => {
  const { fetched, OWN_LANGUAGE, withWords } = await fetching()
  const words: Record<string, string> = {}
  fetched('de', async () => Object.assign(words, { harbor: 'Hafen' }))
  expect(OWN_LANGUAGE).toBe('de')
  expect(await withWords('table')).toBe('table')
  expect(words).toEqual({ harbor: 'Hafen' })
})

test('those of another language come when it is learnt, and from then on at once', async () => {
  const { fetched, learn } = await fetching()
  const came: string[] = []
  fetched('it', async () => came.push('pages'))
  expect(came).toEqual([])
  await learn('it')
  fetched('it', async () => came.push('game'))
  expect(came).toEqual(['pages', 'game'])
  await learn('it')
  expect(came).toEqual(['pages', 'game'])
})

test('what needs words that could not be fetched is not shown until they are', async () => {
  const { fetched, withWords } = await fetching()
  let isThere = false
  fetched('de', async () => {
    if (!isThere) throw new Error('no network')
  })
  await expect(withWords('table')).rejects.toThrow('no network')
  await expect(withWords('table')).rejects.toThrow('no network')
  isThere = true
  expect(await withWords('table')).toBe('table')
})

test('a language whose words did not come is learnt when they do, and not before', async () => {
  const { fetched, learn, withWords } = await fetching()
  const words: Record<string, string> = {}
  let isThere = false
  fetched('de', async () => {
    if (!isThere) throw new Error('no network')
    Object.assign(words, { harbor: 'Hafen' })
  })
  await expect(withWords('page')).rejects.toThrow('no network')
  await expect(learn('de')).rejects.toThrow('no network')
  isThere = true
  await learn('de')
  expect(words).toEqual({ harbor: 'Hafen' })
})
