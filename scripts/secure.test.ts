/** A table at home is played at `http://192.168.…`, where a browser hides what it gives to secure pages alone. */

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../cli/node.mjs'

const WEB = join(ROOT, 'web')

/** What only secure pages have, and how a page looks before it uses it; some nothing here needs. */
const SECURE: readonly (readonly [use: RegExp, check: RegExp | undefined])[] = [
  [/\brandomUUID\b/, undefined],
  [/\bsubtle\b/, undefined],
  [/\bcaches\./, /'caches' in (window|self)/],
  [/\bnavigator\.clipboard\b/, /'clipboard' in navigator/],
  [/\bnavigator\.serviceWorker\.|\bserviceWorker\(/, /'serviceWorker' in navigator/],
  [/\bnavigator\.share\b/, /'share' in navigator/],
  [/\bnavigator\.(locks|wakeLock|storage|geolocation|mediaDevices)\b(?!\?\.)/, undefined],
  [/\bNotification\.|new Notification\b/, /'Notification' in window/],
]

function unchecked(text: string): readonly string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return SECURE.flatMap(([use, check]) => {
    const [found] = code.match(use) ?? []
    return found === undefined || check?.test(code) ? [] : [found]
  })
}

it('uses nothing that only secure pages have without looking first', () => {
  const files = globSync('**/*.{ts,svelte}', { cwd: WEB, exclude: ['node_modules/**', 'dist/**', '**/*.test.ts'] })
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) =>
    unchecked(readFileSync(join(WEB, file), 'utf8')).map((use) => `${file}: ${use}`),
  )
  expect(found).toEqual([])
})

it('would find such a use', () => {
  expect(unchecked('const id = crypto.randomUUID()')).toEqual(['randomUUID'])
  expect(unchecked('await navigator.clipboard.writeText(link)')).toEqual(['navigator.clipboard'])
  expect(unchecked("if ('clipboard' in navigator) await navigator.clipboard.writeText(link)")).toEqual([])
  expect(unchecked('navigator.serviceWorker.ready')).toEqual(['navigator.serviceWorker.'])
  expect(unchecked('navigator.serviceWorker?.getRegistration()')).toEqual([])
})
