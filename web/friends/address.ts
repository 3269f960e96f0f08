/** The table that is meant by what somebody typed in or pasted: its link, or the code at the link's end. */
export function tableOf(typed: string): string | undefined {
  return typed.trim().match(/^(?:\S*#\/t\/)?([A-Za-z0-9]{12})\/?$/)?.[1]
}
