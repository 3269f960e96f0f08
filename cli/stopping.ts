/** The end of a command that goes on until it is told to stop. */

/** What was begun is finished first, within `patience` milliseconds where there is such a limit. */
export async function stopWith(stop: () => Promise<void>, patience?: number): Promise<void> {
  const { default: closeWithGrace } = await import('close-with-grace')
  // In the other commands an interrupt ends the program at once.
  process.removeAllListeners('SIGINT')
  closeWithGrace({ delay: patience ?? false }, async ({ err }) => {
    if (err) console.error(err)
    await stop()
  })
}
