/** Does something again and again, never twice at once. Returns how to stop, which waits for what was begun. */
export function every(
  milliseconds: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch(failed)
      .finally(() => {
        running = undefined
      })
  }, milliseconds)
  return async () => {
    clearInterval(timer)
    await running
  }
}
