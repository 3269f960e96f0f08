/** The built web client. Its files are named by their content, so that all but the page itself may be kept. */

import fastifyStatic from '@fastify/static'
import { refuse } from '../tables/refuse.ts'
import type { App } from './deps.ts'

const YEAR = 365 * 24 * 3600

export async function addWeb(app: App, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders(reply, path) {
      const isNamedByContent = path.includes('/assets/')
      reply.header('cache-control', isNamedByContent ? `public, max-age=${YEAR}, immutable` : 'no-cache')
    },
  })
  // A path of the client's own is a place within the page.
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api') && request.headers.accept?.includes('html')
    return isPage ? reply.sendFile('index.html') : reply.code(404).send(refuse('noSuchPage'))
  })
}
