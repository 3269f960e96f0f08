import { expect, test } from 'vitest'
import {
  add,
  againLines,
  closingLine,
  isGood,
  ofCheck,
  ofPlaywright,
  ofVitest,
  slowestLines,
  testsOfPlaywright,
  testsOfVitest,
} from './tally.mjs'

const REPORT = { success: true, numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }

test('a run counts its tests, and each check as one', () => {
  const total = add(ofCheck(0), ofVitest(0, { ...REPORT, numPendingTests: 1, numTodoTests: 2 }))
  expect(closingLine(total)).toBe('6 passed, 0 failed, 3 skipped')
  expect(isGood(add(ofCheck(0), ofVitest(0, REPORT)))).toBe(true)
})

test('a run that skips a test for want of something is no success', () => {
  expect(isGood(ofVitest(0, { ...REPORT, numPendingTests: 1 }))).toBe(false)
})

test('nothing skipped is not mentioned', () => {
  expect(closingLine(ofCheck(0))).toBe('1 passed, 0 failed')
})

test.each([
  ['a failed check', ofCheck(1)],
  ['a check ended by a signal', ofCheck(null)],
  ['failed tests', ofVitest(1, { ...REPORT, success: false, numFailedTests: 1 })],
  ['a test file that does not load', ofVitest(1, { ...REPORT, success: false })],
  ['a run that ends badly after its report', ofVitest(1, REPORT)],
  ['a run without a single test', ofVitest(0, { ...REPORT, numPassedTests: 0 })],
])('%s is one failure', (_, tally) => {
  expect(tally.failed).toBe(1)
  expect(isGood(add(ofCheck(0), tally))).toBe(false)
})

test('a report without counts is no success', () => {
  expect(isGood(add(ofCheck(0), ofVitest(0, {})))).toBe(false)
})

test('no checks at all are no success', () => {
  expect(isGood({ passed: 0, failed: 0, skipped: 0 })).toBe(false)
})

test('browser tests count too, and one that passed at the second try is named', () => {
  const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 }
  expect(ofPlaywright(1, { stats })).toEqual({ passed: 5, failed: 1, skipped: 2 })
  const results = [{ duration: 1000 }]
  const tests = ['flaky', 'expected'].map((status) => ({ projectName: status, status, results }))
  const run = {
    name: 'browser',
    seconds: 2,
    tests: testsOfPlaywright({ suites: [{ specs: [{ title: 'a game', tests }] }] }),
  }
  expect(againLines([run])).toBe('Passed only at the second try\n  a game (flaky)')
  expect(againLines([])).toBeUndefined()
})

test.each([
  ['that ends badly', ofPlaywright(1, { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } })],
  ['without a single test', ofPlaywright(0, { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 } })],
  ['without counts', ofPlaywright(0, {})],
])('a browser run %s is one failure', (_, tally) => {
  expect(tally.failed).toBe(1)
})

test('the five slowest steps and tests are listed, the slowest first', () => {
  const assertionResults = [0, 3000, 1000, 6000, 2000, 5000].map((duration) => ({
    fullName: `of ${duration}`,
    duration,
  }))
  const results = [{ duration: 3000 }, { duration: 1500 }]
  const specs = [{ title: 'a game', tests: [{ projectName: 'phone', results }] }]
  const lines = slowestLines([
    { name: 'lint', seconds: 2, tests: [] },
    { name: 'unit', seconds: 17, tests: testsOfVitest({ testResults: [{ assertionResults }] }) },
    { name: 'browser', seconds: 100.25, tests: testsOfPlaywright({ suites: [{ suites: [{ specs }] }] }) },
  ])
  expect(lines.split('\n')).toEqual([
    'Slowest steps',
    '   100.3 s  browser',
    '    17.0 s  unit',
    '     2.0 s  lint',
    'Slowest tests',
    '     6.0 s  unit: of 6000',
    '     5.0 s  unit: of 5000',
    '     4.5 s  browser: a game (phone)',
    '     3.0 s  unit: of 3000',
    '     2.0 s  unit: of 2000',
  ])
})
