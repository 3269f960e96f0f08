import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{core,games,bots,cli,bench,scripts,web}/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
