/** Italian joins articles and prepositions with the name that follows: l’Arriba, all’Avana, della Martinica, ad Anna. */

export function joined(text: string): string {
  return text
    .replace(BEFORE_ARTICLE, (_, preposition: string) => `${WITH_ARTICLE[preposition]}’`)
    .replace(BEFORE_LA, (_, preposition: string) => `${WITH_ARTICLE[preposition]}a `)
    .replace(BEFORE_VOWEL, (article) => `${article.slice(0, -2)}’`)
    .replace(BEFORE_A, '$1d ')
    .replace(BEFORE_E, '$1d ')
}

/** A city that brings its own article: a L’Avana, di la Martinica. What is called La Guaira keeps it to itself. */
const BEFORE_ARTICLE = /\b(a|di|da|in|su|A|Di|Da|In|Su) L’/g
const BEFORE_LA = /\b(a|di|da|in|su|A|Di|Da|In|Su) la (?=\p{Lu})/gu
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  a: 'all',
  di: 'dell',
  da: 'dall',
  in: 'nell',
  su: 'sull',
  A: 'All',
  Di: 'Dell',
  Da: 'Dall',
  In: 'Nell',
  Su: 'Sull',
}

/** A ship whose name begins with a vowel: la Arriba, alla Evita. */
const BEFORE_VOWEL = /\b(?:la|alla|della|dalla|nella|sulla|La|Alla|Della|Dalla|Nella|Sulla) (?=[AEIOU]\p{Ll})/gu
/** a Anna, Bruno e Elena. */
const BEFORE_A = /\b([Aa]) (?=A\p{Ll})/gu
const BEFORE_E = /(?<!\p{L})([Ee]) (?=E\p{Ll})/gu
