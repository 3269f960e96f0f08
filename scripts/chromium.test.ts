import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chosenOf, needChromium } from './chromium.mjs'
import { plant } from './plant.ts'

test('a Chromium that is there is not installed again', () => {
  const install = () => {
    throw new Error('installed')
  }
  expect(needChromium(process.execPath, install)).toBeUndefined()
})

test('one that is missing is installed', () => {
  const path = `${plant({})}/chromium`
  const install = () => {
    writeFileSync(path, '')
    return ''
  }
  expect(needChromium(path, install)).toBeUndefined()
})

test('one that cannot be installed is asked for in a sentence', () => {
  expect(needChromium('/nowhere/chromium', () => 'It can be installed here by root only.')).toMatch(
    /^There is no Chromium at \/nowhere\/chromium\. It can be installed here by root only\. Install chromium-headless-shell and/,
  )
})

test('the one without windows is taken where it is there, else the usual one, and the first is installed', () => {
  const folder = plant({ shell: '', usual: '' })
  const [shell, usual, missing] = ['shell', 'usual', 'missing'].map((name) => `${folder}/${name}`)
  expect(chosenOf([shell, usual])).toBe(shell)
  expect(chosenOf([missing, usual])).toBe(usual)
  expect(chosenOf([missing, `${missing} too`])).toBe(missing)
})
