/** A table's link on its way to friends. */

import { titleOf } from '@windward/games/catalogue.ts'
import { sayRoom } from '../online/sayRoom.ts'
import { href, settings } from '../shell.svelte.ts'

export function linkTo(table: string): string {
  return `${location.href.split('#')[0]}${href('t', table)}`
}

/** A browser shares only from a secure address, and not on every device. */
export function canShare(): boolean {
  return 'share' in navigator && navigator.canShare?.({ url: location.href })
}

/** Opens the share sheet, where there is one; whoever closes it has the link on the screen. */
export async function shareTable(table: string, game: string): Promise<void> {
  if (!canShare()) return
  const text = sayRoom('invite.text', { who: settings.name, game: titleOf(game) })
  await navigator.share({ title: titleOf(game), text, url: linkTo(table) }).catch(() => undefined)
}
