/** How a test run is counted, and what was slow in it. */

export function ofCheck(status) {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** A run that ends badly, or in which nothing ran, has failed even if no single test did. */
export function ofVitest(status, report) {
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report
  const isBad = status !== 0 || !report.success || !(passed + numFailedTests > 0)
  return { passed, failed: Math.max(numFailedTests, isBad ? 1 : 0), skipped: numPendingTests + numTodoTests }
}

/** A browser on a busy machine is tried twice: what passed only then has passed, and is named at the end. */
export function ofPlaywright(status, report) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {}
  const isBad = status !== 0 || expected + unexpected + flaky === 0
  return { passed: expected + flaky, failed: Math.max(unexpected, isBad ? 1 : 0), skipped }
}

export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

/** A test that was skipped for want of something has shown nothing. */
export function isGood({ passed, failed, skipped }) {
  return failed === 0 && passed > 0 && skipped === 0
}

/**
 * Each with its name and how long it took.
 *
 * @param {{ testResults?: any[] }} report
 */
export function testsOfVitest({ testResults = [] }) {
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, seconds: (duration ?? 0) / 1000 })),
  )
}

/** @param {{ suites?: any[] }} report */
export function testsOfPlaywright({ suites = [] }) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results, status }) => ({
        name: `${title} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        isAgain: status === 'flaky',
      })),
    ),
    ...testsOfPlaywright({ suites: inner }),
  ])
}

/** What passed only at the second try. */
export function againLines(steps) {
  const names = steps.flatMap(({ tests }) => tests.filter(({ isAgain }) => isAgain).map(({ name }) => `  ${name}`))
  return names.length > 0 ? ['Passed only at the second try', ...names].join('\n') : undefined
}

/** The five slowest steps, and the five slowest tests of all steps. */
export function slowestLines(steps) {
  const five = (of) => [...of].sort((a, b) => b.seconds - a.seconds).slice(0, MOST)
  const line = ({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`
  const tests = steps.flatMap((step) =>
    step.tests.map(({ name, seconds }) => ({ name: `${step.name}: ${name}`, seconds })),
  )
  return ['Slowest steps', ...five(steps).map(line), 'Slowest tests', ...five(tests).map(line)].join('\n')
}

const MOST = 5
