import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Some wait for servers that were killed: with as many as cores, a third of a core is idle.
    maxWorkers: availableParallelism() + 1,
    // What the terminal says is compared as text.
    env: { NO_COLOR: '1' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
    globalSetup: 'scripts/temporary.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          include: ['{core,games,bots,analysis,protocol,cli,bench,scripts}/**/*.test.ts'],
          // Nothing here keeps anything between files: a process loads what they share once, as Node does elsewhere.
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      { extends: true, test: { name: 'web', include: ['web/**/*.test.ts'], isolate: false } },
      // Servers have counters, threads and connections: each file has a process of its own.
      { extends: true, test: { name: 'server', include: ['server/**/*.test.ts'] } },
    ],
  },
})
