/**
 * Draws the app's icons as PNG, for platforms that take no SVG, from the marks in web/public: `npm run icons`. They are
 * kept in the repository; only whoever changes a mark draws them again.
 */

import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { LAUNCH, ROOT } from './browser.ts'

const PUBLIC = `${ROOT}web/public/`

/** Apple cuts the corners itself: its icon fills the square. */
const ICONS = [
  { file: 'icon-192.png', of: 'icon.svg', size: 192 },
  { file: 'icon-512.png', of: 'icon.svg', size: 512 },
  { file: 'icon-maskable-192.png', of: 'icon-maskable.svg', size: 192 },
  { file: 'icon-maskable-512.png', of: 'icon-maskable.svg', size: 512 },
  { file: 'apple-touch-icon.png', of: 'icon-maskable.svg', size: 180 },
] as const

const browser = await chromium.launch(LAUNCH)
try {
  const page = await browser.newPage()
  for (const { file, of, size } of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block }</style>${readFileSync(PUBLIC + of, 'utf8')}`,
    )
    await page.screenshot({ path: PUBLIC + file, omitBackground: true })
  }
} finally {
  await browser.close()
}
