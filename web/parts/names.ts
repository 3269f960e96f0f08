/** How names are set. */

/** A name of more letters may be broken at its hyphen: it has no room otherwise. */
const LONG = 10

/** A short name stays on one line. */
export function unbroken(name: string): string {
  return name.length > LONG ? name : name.replaceAll('-', '\u2011')
}
