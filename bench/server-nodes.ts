/** Several nodes on a PostgreSQL and a NATS of their own, beside one on the embedded store. */

import { startNats, startPostgres } from '@windward/server/given/engines.ts'
import { HERE } from './checkout.ts'
import type { LoadReport } from './server-load.ts'
import { type LoadPlan, run, type ServerContender, tell, windward } from './servers.ts'

export async function onPostgres(
  sizes: readonly number[],
  counts: readonly number[],
  rounds: number,
  planFor: (tables: number, rate: number) => LoadPlan,
): Promise<void> {
  const [postgres, nats] = await Promise.all([startPostgres({ isDurable: true }), startNats()])
  const helpers = { PostgreSQL: postgres.pid, NATS: nats.pid }
  const shared = windward(HERE, postgres.url, ['--nats', nats.url])
  const contenders: readonly ServerContender[] = [
    { ...windward(HERE, 'windward.db'), name: 'embedded store' },
    ...counts.map((nodes) => ({ ...shared, name: `PostgreSQL, ${nodes} nodes`, nodes, helpers })),
  ]
  try {
    for (const tables of sizes) {
      for (let round = 0; round < rounds; round++)
        for (const contender of contenders) await measure(contender, tables, planFor)
    }
  } finally {
    await Promise.all([postgres.end(), nats.end()])
  }
}

async function measure(
  contender: ServerContender,
  tables: number,
  planFor: (tables: number, rate: number) => LoadPlan,
): Promise<void> {
  const full = await run(contender, planFor(tables, 0))
  tell(contender.name, tables, 'saturated', full)
  tellCosts(full)
  const rate = Math.round(full.perSecond / 2)
  const half = await run(contender, planFor(tables, rate))
  tell(contender.name, tables, `at ${rate}/s`, half)
  tellCosts(half)
}

function tellCosts({ costs }: LoadReport): void {
  const parts = Object.entries(costs).map(([name, milliseconds]) => `${name} ${milliseconds.toFixed(3)} ms`)
  console.log(`  of a processor for each action: ${parts.join(', ')}`)
}
