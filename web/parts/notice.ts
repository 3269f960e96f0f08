/** One thing that is told over the page, with what can be done about it. */
export interface Notice {
  readonly id: string
  readonly text: string
  readonly isAlarm?: boolean
  readonly ways?: readonly { readonly label: string; readonly isMain?: boolean; go(): void }[]
  /** It may be put away; others stay as long as they are true. */
  readonly close?: () => void
}
