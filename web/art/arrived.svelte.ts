import type { Coming } from './coming.ts'
import type { Drawing, Theme } from './ink.ts'
import { pictured } from './pictures.ts'

interface Arrived {
  readonly of: Drawing | Coming
  readonly url: string
}

/** A drawing as a picture, for a component that lays it: until it has been drawn, the last one that was. */
export function latestPicture(
  of: () => Drawing | Coming,
  width: () => number,
  light: () => Theme,
): () => Arrived | undefined {
  const picture = $derived(pictured(of(), width(), light()))
  let arrived: Arrived | undefined = $state.raw()

  $effect(() => {
    const drawing = of()
    let isWanted = true
    Promise.resolve(picture).then(
      (url) => {
        if (isWanted) arrived = { of: drawing, url }
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  })

  return () => (typeof picture === 'string' ? { of: of(), url: picture } : arrived)
}
