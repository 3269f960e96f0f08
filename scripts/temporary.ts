/** What tests leave in the folder for temporary files is gone when they are over, whoever was killed in them. */

import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'windward-tests-'))
  // A test's PostgreSQL may run as somebody else.
  chmodSync(folder, 0o755)
  process.env.TMPDIR = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
