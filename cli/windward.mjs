#!/usr/bin/env node
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { become, findNode, isRecent, NO_NODE } from './node.mjs'

if (isRecent(process.versions.node)) {
  // What was compiled once is kept in the system's temporary folder: half the time of a short command.
  module.enableCompileCache()
  await import('./main.ts')
} else {
  const node = findNode()
  if (node === undefined) {
    console.error(NO_NODE)
    process.exit(1)
  }
  become(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)])
}
