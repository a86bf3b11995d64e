/** Also ends when the signal says that nobody waits any more. */
export function wait(millis: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(end, millis)
    signal?.addEventListener('abort', end, { once: true })
    function end(): void {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
  })
}
