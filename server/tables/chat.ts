/** How much was said at a table: everybody has a share, and spectators one together, so that nobody fills it for the others. */

import { LIMITS } from '@windward/protocol/limits.ts'
import type { TableSnapshot } from './snapshot.ts'

export class TableChat {
  lines = 0
  /** Lines of each person, and of all who had no seat when they said them. */
  #of = new Map<string, number>()
  #spectatorLines = 0

  static restore({ chatLines, chatOf, spectatorLines = 0 }: TableSnapshot): TableChat {
    const chat = new TableChat()
    chat.lines = chatLines
    chat.#of = new Map(chatOf)
    chat.#spectatorLines = spectatorLines
    return chat
  }

  snapshot(): Pick<TableSnapshot, 'chatLines' | 'chatOf' | 'spectatorLines'> {
    return { chatLines: this.lines, chatOf: [...this.#of], spectatorLines: this.#spectatorLines }
  }

  add(person: string, isSeated: boolean): void {
    this.lines += 1
    this.#of.set(person, (this.#of.get(person) ?? 0) + 1)
    if (!isSeated) this.#spectatorLines += 1
  }

  hasRoomFor(person: string, isSeated: boolean): boolean {
    const lines = this.#of.get(person) ?? 0
    if (isSeated) return lines < LIMITS.chatLinesEach
    return lines < LIMITS.chatLinesOfSpectator && this.#spectatorLines < LIMITS.chatLinesOfSpectators
  }
}
