/** One of many nodes, as a process of its own. */

import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from './engines.ts'
import { killProcess } from './process.ts'

/** As people start it. */
const MAIN = new URL('../../cli/windward.mjs', import.meta.url).pathname
const PATIENCE = 120_000

export class NodeProcess {
  readonly url: string
  /** What it logged. */
  log = ''
  readonly #args: readonly string[]
  #process: ChildProcess | undefined

  private constructor(main: string, port: number, args: readonly string[]) {
    this.url = `http://127.0.0.1:${port}`
    this.#args = [
      main,
      'serve',
      '--port',
      `${port}`,
      '--bots',
      '1',
      '--requests',
      '1000000',
      '--handshakes',
      '1000000',
      ...args,
    ]
  }

  /** Returns when it is ready. */
  static start(store: string, nats: string, ...more: readonly string[]): Promise<NodeProcess> {
    return NodeProcess.of(MAIN, store, nats, ...more)
  }

  /** The same, by another program. */
  static async of(main: string, store: string, nats: string, ...more: readonly string[]): Promise<NodeProcess> {
    const node = new NodeProcess(main, await freePort(), ['--store', store, '--nats', nats, ...more])
    await node.start()
    return node
  }

  get pid(): number {
    return this.#process?.pid ?? 0
  }

  get hasEnded(): boolean {
    return this.#process?.exitCode !== null || this.#process.signalCode !== null
  }

  /** Again, at the same address. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        this.log += data
      })
    this.#process = child
    for (const end = Date.now() + PATIENCE; Date.now() < end; ) {
      const response = await fetch(`${this.url}/ready`).catch(() => undefined)
      if (response?.ok) return
      if (this.hasEnded) throw new Error(`${this.url} ended: ${this.log.slice(-500)}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await this.kill()
    throw new Error(`${this.url} does not become ready: ${this.log.slice(-500)}`)
  }

  signal(signal: NodeJS.Signals): void {
    this.#process?.kill(signal)
  }

  async kill(): Promise<void> {
    if (this.#process !== undefined) await killProcess(this.#process)
  }
}
