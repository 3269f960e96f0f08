/** The sheet on the table: engraved for the window as it is, seen whole or, through a lens, from near. */

import type { Language } from '@windward/core/words.ts'
import type { Colour, Space } from '@windward/games/karibik/vocabulary.ts'
import type { Size } from '../../art/boards/source.ts'
import type { Point, Theme } from '../../art/ink.ts'
import { Measured } from '../../parts/measured.svelte.ts'
import { column, theme } from '../../shell.svelte.ts'
import { Lens } from '../lens.svelte.ts'
import { type BoardSheet, enlarged, fitted, type SheetWish, sheetFor } from './sheet.ts'

/** How long a window must keep its size before the chart is drawn for it, in milliseconds. */
const SETTLED = 120
/** By how much a window may change before that, in pixels. */
const SLACK = 28
/** Where one looks when no ship moves: the middle of the sea. */
const MIDDLE: Space = 56
/** A window as wide as this shows all of the chart large enough, in pixels. */
const WIDE = 640
const NOTHING: Size = { width: 0, height: 0 }
const CORNER: Point = [0, 0]

/** What the chart is engraved for, and looked at for. */
interface Shown {
  readonly language: Language
  /** Those in play. */
  readonly colours: readonly Colour[]
  /** Where the ship lies that moves, or that several want. */
  readonly ship: Space | undefined
  /** Whether one looks at her from near on a phone: whoever plays, not whoever weighs all of it. */
  readonly isNear: boolean
}

export class SheetOnTable {
  readonly #shown: Shown
  /** The window; nought until it is known. */
  readonly room = new Measured()
  /** The same, once it has settled. */
  #size: Size | undefined = $state.raw()
  /** Until the next one is engraved; and in which light. */
  laid: { readonly sheet: BoardSheet; readonly light: Theme } | undefined = $state.raw()

  readonly #afar: SheetWish | undefined = $derived.by(() => {
    const { language, colours } = this.#shown
    // Colours in one order: the picture is the same whoever has which.
    return this.#size && { ...fitted(this.#size), language, theme: theme(), havens: [...colours].sort() }
  })
  readonly #near: SheetWish | undefined = $derived.by(() => {
    return this.#size && this.#afar && { ...this.#afar, ...enlarged(this.#size) }
  })

  readonly #spot = $derived.by(() => this.laid?.sheet.layout.spaces[(this.#shown.ship ?? MIDDLE) - 1].at ?? CORNER)
  /** On the sheet that is seen from near. */
  readonly #focus = $derived.by(() => {
    const [x, y] = this.#spot
    const { width, height } = this.laid?.sheet.layout ?? NOTHING
    return this.#near && width > 0
      ? { x: (x * this.#near.width) / width, y: (y * this.#near.height) / height }
      : { x, y }
  })
  readonly lens: Lens

  constructor(shown: Shown) {
    this.#shown = shown
    this.lens = this.#lens()
    $effect(() => this.#settle())
    $effect(() => this.#lay())
    // What a phone will look at next is engraved before it is asked for.
    $effect(() => {
      if (column.current && this.room.width < WIDE && this.#shown.isNear && this.#near) void sheetFor(this.#near)
    })
  }

  /** Where the sheet lies, so that the part is seen that is looked at; as large as the one that is still being engraved. */
  shiftOf({ layout: { width, height } }: BoardSheet): string {
    const { left, top } = this.lens.part
    const wished = this.lens.isWhole ? this.#afar : this.#near
    const scale = wished && Math.abs(wished.width - width) > SLACK ? wished.width / width : 1
    const along = (sheet: number, box: number, from: number) =>
      Math.round(sheet < box + SLACK ? (box - sheet) / 2 : -from)
    const [x, y] = [along(width * scale, this.room.width, left), along(height * scale, this.room.height, top)]
    return `translate(${x}px, ${y}px) scale(${scale})`
  }

  /** On a phone one looks closely at the ship that moves, unless told otherwise. */
  #lens(): Lens {
    const sheet = this
    return new Lens({
      box: sheet.room,
      get canvas() {
        return sheet.#near ?? NOTHING
      },
      get focus() {
        return sheet.#focus
      },
      get near() {
        return sheet.room.width
      },
      get nearest() {
        return sheet.room.width
      },
      get isNear() {
        return column.current && sheet.room.width < WIDE && sheet.#shown.isNear && sheet.#shown.ship !== undefined
      },
    })
  }

  #settle(): (() => void) | undefined {
    const seen = { width: this.room.width, height: this.room.height }
    if (seen.width === 0 || seen.height === 0) return undefined
    if (this.#size && isAlike(fitted(this.#size), fitted(seen))) return undefined
    if (this.#size === undefined) this.#size = seen
    const settled = setTimeout(() => {
      this.#size = seen
    }, SETTLED)
    return () => clearTimeout(settled)
  }

  #lay(): (() => void) | undefined {
    const wish = this.lens.isWhole ? this.#afar : this.#near
    if (wish === undefined) return undefined
    let isWanted = true
    void sheetFor(wish).then((sheet) => {
      if (isWanted) this.laid = { sheet, light: wish.theme }
    })
    return () => {
      isWanted = false
    }
  }
}

/** A line more or less beside the chart is no reason to draw it again. */
function isAlike(a: Size, b: Size): boolean {
  return Math.abs(a.width - b.width) < SLACK && Math.abs(a.height - b.height) < SLACK
}
