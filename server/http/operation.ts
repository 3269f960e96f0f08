/** For those who run it. */

import type { App, House } from './house.ts'

export function addOperation(app: App, { store, bus, metrics, isStopping }: House): void {
  /** The process lives. */
  app.get('/health', { config: { rateLimit: false }, schema: { hide: true } }, async () => ({ ok: true }))

  /** It can take work: send it some. */
  app.get('/ready', { config: { rateLimit: false }, schema: { hide: true } }, async (_request, reply) => {
    const isReady = !isStopping() && bus.isReady() && (await store.isReady())
    return reply.code(isReady ? 200 : 503).send({ ok: isReady })
  })

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
