/** A recap in the parts that are set apart: what it brought or cost, and what was done to whoever reads. */

export interface RecapPart {
  readonly text: string
  readonly kind: 'plain' | 'gain' | 'own'
}

/** Between two deeds. */
const PAUSE = /( · |, |: )/
const GAIN = /([+−][\d.,\u202f’]*\d)/

/** `you` is how whoever reads is spoken of. */
export function recapped(text: string, you: string): readonly RecapPart[] {
  const speaksOfMe = new RegExp(`(?<!\\p{L})${you}(?!\\p{L})`, 'u')
  return text
    .split(PAUSE)
    .flatMap((deed): RecapPart[] =>
      speaksOfMe.test(deed)
        ? [{ text: deed, kind: 'own' }]
        : deed.split(GAIN).map((part, i) => ({ text: part, kind: i % 2 === 1 ? 'gain' : 'plain' })),
    )
    .filter((part) => part.text !== '')
}
