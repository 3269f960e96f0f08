import { afterEach, expect, test, vi } from 'vitest'
import { svg } from '../ink.ts'
import { anyone } from './anyone.ts'
import { bust, bustFile } from './busts.ts'
import { CAPTAIN_NAMES } from './captains.ts'
import { medalFile, medalNamed, PRINTED } from './faces.ts'
import { medallion } from './figure.ts'
import { captainBust } from './kit.ts'

afterEach(() => vi.unstubAllGlobals())

const fetching = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  )
const cut = ({ box, marks, light }: ReturnType<typeof medallion>) => ({ box: [...box], marks, light })

test('the face of a known name is read from its print, and is the one that the kit draws', async () => {
  for (const name of PRINTED) {
    fetching(() => new Response(svg(medallion(anyone(name)))))
    expect(await medalNamed(name).drawn()).toEqual(cut(medallion(anyone(name))))
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`./${medalFile(name)}`)
  }
})

test('a captain is read from their print, and is the one that the kit draws', async () => {
  for (const name of CAPTAIN_NAMES) {
    fetching(() => new Response(svg(captainBust(name))))
    expect(await bust(name).drawn()).toEqual(cut(captainBust(name)))
    expect(fetch).toHaveBeenCalledExactlyOnceWith(`./${bustFile(name)}`)
  }
})

test('without its print, and for any other name, the kit draws it', async () => {
  fetching(() => new Response('', { status: 404 }))
  const [known] = PRINTED
  for (const name of [known, 'Somebody else'])
    expect((await medalNamed(name).drawn()).marks).toBe(medallion(anyone(name)).marks)
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('the same name is the same drawing, printed once', () => {
  expect(medalNamed('Inés')).toBe(medalNamed('Inés'))
})
