/** `windward worker`: does what `simulate`, `arena` and `analyse` spread with `--nats`. */

import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { type Global, natsOption, number } from '../flags.ts'
import { complain, type Io } from '../io.ts'
import { MOST_WORKERS } from '../pool.ts'
import { stopWith } from '../stopping.ts'
import { wordsIn } from '../words/index.ts'

interface WorkerFlags extends Global {
  readonly nats: string
  readonly workers: number
}

export function addWorker(program: Command, io: Io): void {
  program
    .command('worker')
    .description('do the work of simulate, arena and analyse that is spread with --nats')
    .addOption(natsOption('nats://…, where the work is asked for').makeOptionMandatory())
    .option('--workers <w>', 'threads', number(1, MOST_WORKERS), availableParallelism())
    .addHelpText(
      'after',
      `
It works until it is stopped, and then finishes what it has begun. One that is killed costs the others nothing but time.

Examples:
  windward worker --nats nats://harbor:4222
  windward arena karibik --bots admiral,captain --games 2000 --nats nats://harbor:4222`,
    )
    .action(async (_given: unknown, command: Command) => {
      const { nats, workers, lang } = command.optsWithGlobals<WorkerFlags>()
      const [{ NatsLink }, { AnsweringWorker }] = await Promise.all([
        import('../natsLink.ts'),
        import('../answering.ts'),
      ])
      const say = wordsIn(lang)
      const link = await NatsLink.open(nats, say, io)
      const worker = new AnsweringWorker(link, workers)
      complain(io, say('worker.ready', { address: link.address, threads: workers, version: worker.version }))
      await stopWith(async () => {
        await worker.stop()
        complain(io, say('worker.done', { jobs: worker.done }))
      })
    })
}
