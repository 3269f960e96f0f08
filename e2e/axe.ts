/** What axe finds on a page, one line for each rule that is broken. */

import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

export async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
}
