/** Italian joins articles and prepositions with the name that follows: l’Arriba, all’Avana, ad Anna. */

export function joined(text: string): string {
  return text
    .replace(BEFORE_ARTICLE, (_, preposition: string) => WITH_ARTICLE[preposition])
    .replace(BEFORE_VOWEL, (article) => `${article.slice(0, -2)}’`)
    .replace(BEFORE_A, '$1d ')
}

/** A city that brings its own article: a L’Avana. */
const BEFORE_ARTICLE = /\b(a|di|da|in|su|A|Di|Da|In|Su) L’/g
const WITH_ARTICLE: Readonly<Record<string, string>> = {
  a: 'all’',
  di: 'dell’',
  da: 'dall’',
  in: 'nell’',
  su: 'sull’',
  A: 'All’',
  Di: 'Dell’',
  Da: 'Dall’',
  In: 'Nell’',
  Su: 'Sull’',
}

/** A ship whose name begins with a vowel: la Arriba, alla Evita. */
const BEFORE_VOWEL = /\b(?:la|alla|della|dalla|nella|sulla|La|Alla|Della|Dalla|Nella|Sulla) (?=[AEIOU]\p{Ll})/gu
/** a Anna. */
const BEFORE_A = /\b([Aa]) (?=A\p{Ll})/gu
