/** Where a server can be reached, found out before it listens. */

import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { ExitError } from './exitError.ts'

/** Every address of this computer. */
export const ANYWHERE = '0.0.0.0'

const MOST_TRIES = 20
const MOST_PORTS = 65_535

/** The port, or where nobody insists on it the next that is free. */
export async function portAt(host: string, wanted: number, isInsisted: boolean): Promise<number> {
  if (wanted === 0) return wanted
  const last = isInsisted ? wanted : Math.min(wanted + MOST_TRIES, MOST_PORTS)
  for (let port = wanted; port <= last; port += 1) {
    const why = await trouble(host, port)
    if (why === undefined) return port
    if (why === 'EADDRINUSE') continue
    if (why === 'EADDRNOTAVAIL' || why === 'ENOTFOUND') {
      throw new ExitError(
        'refuse.noAddress',
        { host, known: ['127.0.0.1', ...homeAddresses(), ANYWHERE].join(', ') },
        1,
      )
    }
    if (why === 'EACCES') throw new ExitError('refuse.portForbidden', { port }, 1)
    throw new ExitError('refuse.notStarted', { detail: why }, 1)
  }
  throw new ExitError('refuse.portTaken', { port: wanted, next: Math.min(last + 1, MOST_PORTS) }, 1)
}

/** Under which others in the same network find this computer. */
export function homeAddresses(): readonly string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
}

/** The code of what stands against listening there. */
function trouble(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    probe.listen({ host, port }, () => probe.close(() => resolve(undefined)))
  })
}
