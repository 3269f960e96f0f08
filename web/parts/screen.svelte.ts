/** What the screen is like, where style alone cannot say it; it follows when a phone is turned. */

/** The wood holds what one has above what one does. */
export const slim = followed('(max-width: 56rem), (max-height: 31rem)')

/** A phone on its side. */
export const low = followed('(max-height: 31rem)')

/** A phone held upright. */
export const phone = followed('(max-width: 41rem)')

/** A phone held upright that has no height to spare. */
export const short = followed('(max-width: 41rem) and (max-height: 44rem)')

/** A tablet held upright has height to spare. */
export const tall = followed('(max-width: 56rem) and (min-height: 62rem)')

/** Read from further away. */
export const wide = followed('(min-width: 100rem)')

/** A thing that is pointed at tells of itself beside it. */
export const hovering = followed('(hover: hover)')

function followed(query: string): { readonly matches: boolean } {
  const list = matchMedia(query)
  let matches = $state(list.matches)
  list.addEventListener('change', () => {
    matches = list.matches
  })
  return {
    get matches() {
      return matches
    },
  }
}
