/** A new version of the app waits until somebody takes it. */

/**
 * Keeps the app on this device, and says when a new version of it is there, and whether this one cannot go on without it.
 * Returns how to take that.
 */
export function keepUpToDate(tell: (isNeeded: boolean) => void): () => void {
  let fresh: ServiceWorker | null = null
  // Only what is built is kept; over plain http to another computer nothing can be.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Where the browser forbids it, the app is played from the network.
    void register((worker) => {
      fresh = worker
      tell(false)
    }).catch(() => undefined)
  }
  // Where nothing is kept, a page that was open while its server was renewed asks for files that are gone.
  addEventListener('vite:preloadError', async () => {
    if (await isRenewed()) tell(true)
  })
  return () => {
    if (fresh === null) return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    fresh.postMessage({ type: 'SKIP_WAITING' })
  }
}

/** Whether the server's page is of another build than this one. */
async function isRenewed(): Promise<boolean> {
  const entry = document.querySelector('script[type=module][src]')?.getAttribute('src')
  try {
    const page = await fetch(location.pathname, { cache: 'no-store' })
    return page.ok && typeof entry === 'string' && !(await page.text()).includes(entry)
  } catch {
    return false
  }
}

async function register(tell: (fresh: ServiceWorker) => void): Promise<void> {
  // What is needed now is fetched first.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve))
  const registration = await navigator.serviceWorker.register('./sw.js')
  const watch = (worker: ServiceWorker | null) => {
    const look = () => {
      // The first one of all is no new version.
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) tell(worker)
    }
    worker?.addEventListener('statechange', look)
    look()
  }
  watch(registration.waiting)
  watch(registration.installing)
  registration.addEventListener('updatefound', () => watch(registration.installing))
}
