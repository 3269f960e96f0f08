/** The thread that talks to a foreign program. */

import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { type MessagePort, workerData } from 'node:worker_threads'

interface ThreadData {
  readonly command: string
  readonly port: MessagePort
  /** Set to 1 when there is something to hear. */
  readonly signal: Int32Array
}

/** A line longer than this is no answer. */
const LONGEST = 1_000_000

const { command, port, signal } = workerData as ThreadData
// In a group of its own, so that a shell and all it started end together.
const program = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: true })
const lines = createInterface({ input: program.stdout })
let received = 0

program.stdin.on('error', () => {})
program.stdout.on('data', (text: Buffer) => {
  received += text.length
  if (received > LONGEST) end()
})
lines.on('line', (line) => {
  received = 0
  tell(line)
})
program.on('error', () => tell(false))
program.on('close', () => tell(false))
port.on('message', (text: string | undefined) => {
  if (text === undefined) end()
  else program.stdin.write(`${text}\n`)
})
port.on('close', end)

/** An answer, or false: there will be none any more. */
function tell(answer: string | false): void {
  port.postMessage(answer)
  Atomics.store(signal, 0, 1)
  Atomics.notify(signal, 0)
}

function end(): void {
  port.close()
  if (program.pid === undefined || program.exitCode !== null) return
  try {
    process.kill(-program.pid, 'SIGKILL')
  } catch {
    // It was gone already.
  }
}
