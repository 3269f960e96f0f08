/**
 * Two of the three languages are not read by whoever plays: in the built app, all but English are catalogues that are
 * empty until their words are fetched (fetched.ts). English is always there: it says which keys there are.
 */

import { LANGUAGES } from '@windward/core/words.ts'
import type { Plugin } from 'vite'

const OTHERS = LANGUAGES.filter((language) => language !== 'en')

/** A module that has one catalogue in one of them, such as `words/de.ts` or `words/cards.it.ts`. */
const CATALOGUE = new RegExp(
  String.raw`[\\/](?:words[\\/](?:\w+\.)?|words\.(?:\w+\.)?|yours\.)(${OTHERS.join('|')})\.ts$`,
)
const WHOLE = '?whole'

export function languages(): Plugin {
  return {
    name: 'languages',
    apply: 'build',
    enforce: 'pre',
    /** What a whole catalogue is put together from is whole as well. */
    async resolveId(source, importer, options) {
      if (!importer?.endsWith(WHOLE) || source.endsWith(WHOLE)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && CATALOGUE.test(found.id) ? found.id + WHOLE : found
    },
    transform(code, id) {
      const language = id.match(CATALOGUE)?.[1]
      if (language === undefined) return null
      const names = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
      if (names.length !== 1) throw new Error(`${id} has ${names.length} catalogues`)
      return { code: emptied(id, language, names[0]), map: null }
    },
  }
}

/** The name of the file that has the words of one language, of the pages or of one game; none for other modules. */
export function wordsFile(id: string): string | null {
  if (!id.endsWith(WHOLE)) return null
  const language = id.slice(0, -WHOLE.length).match(CATALOGUE)?.[1]
  const game = id.match(/[\\/]games[\\/](\w+)[\\/]/)?.[1] ?? 'pages'
  return language ? `${game}-${language}` : null
}

function emptied(id: string, language: string, name: string): string {
  return `import { fetched } from ${JSON.stringify(`${import.meta.dirname}/fetched.ts`)}
export const ${name} = {}
fetched('${language}', async () => Object.assign(${name}, (await import(${JSON.stringify(id + WHOLE)})).${name}))`
}
