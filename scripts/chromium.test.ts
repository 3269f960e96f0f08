import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { needChromium } from './chromium.mjs'
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
    /^There is no Chromium at \/nowhere\/chromium\. It can be installed here by root only\. Install chromium and/,
  )
})
