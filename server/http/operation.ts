/** For those who run it. */

import type { App, AppDeps } from './deps.ts'

/** `spare`: bytes to be left on the disk of the store. */
export function addOperation(app: App, { store, bus, metrics, isStopping }: AppDeps, spare: number): void {
  /** The process lives. */
  app.get('/health', { config: { rateLimit: false }, schema: { hide: true } }, async () => ({ ok: true }))

  /** It can take work: send it some. Without the bus it can, for all who are connected to it. */
  app.get('/ready', { config: { rateLimit: false }, schema: { hide: true } }, async (_request, reply) => {
    const [hasStore, hasRoom] = await Promise.all([store.isReady(), store.hasRoom(spare)])
    const isReady = hasStore && hasRoom && !isStopping()
    const away = [...(hasStore ? [] : ['store']), ...(hasRoom ? [] : ['disk']), ...(bus.isReady() ? [] : ['bus'])]
    return reply.code(isReady ? 200 : 503).send({ ok: isReady, ...(away.length > 0 && { away }) })
  })

  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  )

  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
