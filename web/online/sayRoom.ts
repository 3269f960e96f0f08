/** The words around an online table, in the chosen language. */

import { type Params, sayers } from '@windward/core/words.ts'
import { settings } from '../shell.svelte.ts'
import { ROOM_WORDS, type RoomKey } from './roomWords.ts'

export function sayRoom(key: RoomKey, params?: Params): string {
  return say(settings.language)(key, params)
}

const say = sayers(ROOM_WORDS)
