/** A closer look: the pointer rests on a thing, a finger stays on it, or it has the focus. */

import type { Attachment } from 'svelte/attachments'

/** What is shown now, and beside what. */
export const peeked: { text: string; at: Element | undefined } = $state({ text: '', at: undefined })

/** How long the pointer rests or the finger stays, in milliseconds. */
const REST = 450
/** Where the mouse was last: what comes to lie under it is not meant. */
let mouseAt = ''
globalThis.addEventListener?.(
  'pointermove',
  (event) => {
    mouseAt = placeOf(event)
  },
  { capture: true, passive: true },
)
/** A finger that moves farther than this wants to scroll, in pixels. */
const STILL = 10

/**
 * `look` is called with the thing, or with the one of its `parts` that is meant.
 * A long press is not a press: the click that ends it is swallowed.
 */
export function peek(look: (at: Element) => void, parts?: string): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let at: Element | undefined
    let began = { x: 0, y: 0 }
    let isHeld = false
    /** It came to lie under a mouse that rests. */
    let isUnmeant = false

    const leave = () => {
      clearTimeout(timer)
      if (at !== undefined && peeked.at === at) hide()
      at = undefined
    }
    const rest = (on: Element) => {
      if (on === at) return
      leave()
      at = on
      timer = setTimeout(() => look(on), REST)
    }
    const meant = (event: Event) => (parts && event.target instanceof Element ? event.target.closest(parts) : node)

    const listeners: Record<string, (event: Event) => void> = {
      pointerover: (event) => {
        const on = meant(event)
        if ((event as PointerEvent).pointerType !== 'mouse') return
        isUnmeant = placeOf(event as PointerEvent) === mouseAt
        if (on && !isUnmeant) rest(on)
      },
      pointerleave: (event) => {
        if ((event as PointerEvent).pointerType === 'mouse') leave()
      },
      pointerdown: (event) => {
        const { pointerType, clientX, clientY } = event as PointerEvent
        isHeld = false
        leave()
        const on = meant(event)
        if (pointerType === 'mouse' || on === null) return
        began = { x: clientX, y: clientY }
        at = on
        timer = setTimeout(() => {
          isHeld = true
          look(on)
        }, REST)
      },
      pointermove: (event) => {
        const { clientX, clientY, pointerType } = event as PointerEvent
        const on = isUnmeant && pointerType === 'mouse' ? meant(event) : null
        isUnmeant = false
        if (on) rest(on)
        if (pointerType !== 'mouse' && Math.hypot(clientX - began.x, clientY - began.y) > STILL) clearTimeout(timer)
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu: (event) => {
        if (isHeld) event.preventDefault()
      },
      focusin: () => {
        if (node.matches(':focus-visible')) rest(node)
      },
      focusout: leave,
    }
    const swallow = (event: Event) => {
      if (!isHeld) return
      isHeld = false
      event.stopPropagation()
      event.preventDefault()
    }
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener)
    node.addEventListener('click', swallow, { capture: true })
    return () => {
      leave()
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener)
      node.removeEventListener('click', swallow, { capture: true })
    }
  }
}

function placeOf({ screenX, screenY }: PointerEvent): string {
  return `${screenX} ${screenY}`
}

export function show(at: Element, text: string): void {
  Object.assign(peeked, { at, text })
}

export function hide(): void {
  peeked.at = undefined
}
