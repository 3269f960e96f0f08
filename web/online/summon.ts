/** Calls a person to a table: by ear, by hand, and where they look elsewhere by a word of the system. */

import { say } from '../shell.svelte.ts'
import { play } from '../table/sounds.ts'
import { notify } from './notify.ts'

const BUZZ = [70, 50, 70]

export function summon(table: string): void {
  ring()
  if (document.hidden) void notify(say('room.turnTitle'), table)
}

/** Heard and felt. */
export function ring(): void {
  void play('bell')
  // A browser takes it ill before the first press.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ)
}
