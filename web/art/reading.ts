/** Reads what was drawn: mark by mark, and whether it is whole. */

export interface DrawnMark {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly inside: readonly DrawnMark[]
}

export function readMarks(marks: string): readonly DrawnMark[] {
  const all: DrawnMark[] = []
  const open: DrawnMark[][] = [all]
  for (const [, end, name, attributes, isWhole] of marks.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (end) {
      open.pop()
      continue
    }
    const inside: DrawnMark[] = []
    const told = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])
    open.at(-1)?.push({ name, attributes: Object.fromEntries(told), inside })
    if (!isWhole) open.push(inside)
  }
  return all
}

/** Every mark is closed, no number is missing, and every reference has what it refers to. */
export function isWellFormed(marks: string): boolean {
  const open: string[] = []
  const all = [...marks.matchAll(/<(\/?)([a-zA-Z]+)(?:\s+[\w-]+="[^"<>]*")*\s*(\/?)>/g)]
  for (const [, closing, name, ending] of all) {
    if (closing && open.pop() !== name) return false
    if (!closing && !ending) open.push(name)
  }
  const known = new Set(idsOf(marks).map(([id]) => id))
  const asked = [...marks.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
  const isWhole = open.length === 0 && all.length === marks.split('<').length - 1
  return isWhole && !/NaN|undefined|Infinity/.test(marks) && asked.every((id) => known.has(id))
}

/** Every id with what it names. */
export function idsOf(marks: string): readonly (readonly [id: string, named: string])[] {
  const named = marks.matchAll(/<([a-zA-Z]+)[^<>]*? id="([^"]+)"[^<>]*?(?:\/>|>[\s\S]*?<\/\1>)/g)
  return [...named].map(([all, , id]) => [id, all] as const)
}
