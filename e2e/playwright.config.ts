import { defineConfig } from '@playwright/test'
import { DEVICES, LAUNCH, PORT } from './browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: 'results',
  fullyParallel: true,
  // With two, a sixth of two cores' time is spent waiting.
  workers: 3,
  timeout: 90_000,
  // Whoever shares the machine may keep it for seconds.
  expect: { timeout: 20_000 },
  // Deals go by the test's name, so what is wrong with a game fails again; what does not is named at the end of the run.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}/`,
    launchOptions: LAUNCH,
    locale: 'en',
    actionTimeout: 20_000,
    // It would fetch every file of the client anew for every test: whoever plays offline allows it.
    serviceWorkers: 'block',
    // A trace of every step takes a third of the time: ask for it where a test fails, with --trace on.
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: `node ../node_modules/vite/bin/vite.js preview --config ../web/vite.config.ts --port ${PORT} --strictPort`,
    port: PORT,
    reuseExistingServer: false,
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: DEVICES.desktop },
    // A phone has no keys; and what has nothing to do with the size of the screen is tried once.
    { name: 'phone', grepInvert: /@desktop/, use: DEVICES.phone },
  ],
})
