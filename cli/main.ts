/** The terminal program `windward`, as a process. */

import { main } from './program.ts'

const INTERRUPTED = 130

endQuietlyWhenNobodyReads()
process.once('SIGINT', () => process.exit(INTERRUPTED))
await main(process.argv.slice(2), process)

/** Whoever pipes us into `head` has seen enough. */
function endQuietlyWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
      process.exit(process.exitCode ?? 0)
    })
  }
}
