/** How a test run is counted. */

export function ofCheck(status) {
  return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
}

/** A run that ends badly, or in which nothing ran, has failed even if no single test did. */
export function ofVitest(status, report) {
  const { numPassedTests: passed, numFailedTests, numPendingTests, numTodoTests } = report
  const isBad = status !== 0 || !report.success || !(passed + numFailedTests > 0)
  return { passed, failed: Math.max(numFailedTests, isBad ? 1 : 0), skipped: numPendingTests + numTodoTests }
}

/** A test that passed only when tried again has failed. */
export function ofPlaywright(status, report) {
  const { expected: passed = 0, unexpected = 0, flaky = 0, skipped = 0 } = report.stats ?? {}
  const failed = unexpected + flaky
  const isBad = status !== 0 || passed + failed === 0
  return { passed, failed: Math.max(failed, isBad ? 1 : 0), skipped }
}

export function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }
}

export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

export function isGood({ passed, failed }) {
  return failed === 0 && passed > 0
}
