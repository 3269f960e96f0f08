/** A press on a thing that is an answer: what is already marked is done, what is not is marked first. */

import type { Attachment } from 'svelte/attachments'
import { mouseLeft, mouseMoved } from './mouse.ts'

export interface Pressed {
  /** The pointer or the focus has come to it: it stays marked until they come to something else. */
  mark(): void
  isMarked(): boolean
  /** Does it, or says why it cannot be done. */
  go(): void
  /** Whether it can be done at all: what cannot needs no second press. */
  isOffered(): boolean
}

/** A mouse marks what it rests on, and one press does it; a finger marks with its first press. */
export function press({ mark, isMarked, go, isOffered }: Pressed): Attachment {
  return (node) => {
    let wasMarked = true
    /** What is gone is not marked by a mouse that moves later. */
    let isThere = true
    const moved = (event: Event) => {
      if ((event as PointerEvent).pointerType === 'mouse') mouseMoved(event as PointerEvent, () => isThere && mark())
    }
    const listeners: Record<string, (event: Event) => void> = {
      pointerenter: moved,
      pointermove: moved,
      pointerleave: mouseLeft,
      pointerdown: (event) => {
        wasMarked = isMarked() || (event as PointerEvent).pointerType === 'mouse'
      },
      focus: () => {
        if (node.matches(':focus-visible')) mark()
      },
      click: (event) => {
        // A press by a key has no place and no pointer: the focus has marked it.
        const isByKey = (event as MouseEvent).detail === 0
        if (isByKey || wasMarked || !isOffered()) go()
        else mark()
      },
    }
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener)
    return () => {
      isThere = false
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener)
    }
  }
}
