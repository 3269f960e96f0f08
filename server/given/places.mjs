/** Where PostgreSQL and NATS are: where Debian puts them, or where the environment says. Read before anything is installed. */

import { existsSync, globSync } from 'node:fs'

/** The folder of initdb and postgres, the newest where there are several. */
export function postgresFolder() {
  return process.env.POSTGRES_BIN ?? globSync('/usr/lib/postgresql/*/bin').sort().at(-1) ?? ''
}

export function natsServer() {
  const places = ['/usr/sbin/nats-server', '/usr/bin/nats-server']
  return process.env.NATS_SERVER ?? places.find((place) => existsSync(place)) ?? ''
}
