/** A word from the system that somebody is awaited, where they have allowed it. */

export async function notify(title: string, tag: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const notice = new Notification(title, { tag })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch (error) {
    // Phones let only the service worker say it.
    if (!(error instanceof TypeError)) throw error
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, { tag })
  }
}
