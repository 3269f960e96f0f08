import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,games,bots,protocol,server,cli,bench,scripts,web}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
