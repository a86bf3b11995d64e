import { useEffect, useState } from 'react'

export interface Fetched<Part> {
  readonly part: Part | undefined
  readonly isFailed: boolean
  retry(): void
}

/**
 * What most visits do without, fetched when it is wanted, and again for another `key`; until that
 * has come, what was there stays.
 */
export function useFetched<Part>(
  fetch: () => Promise<Part>,
  isWanted = true,
  key = '',
): Fetched<Part> {
  const [found, setFound] = useState<{ readonly part: Part }>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `fetch` is made anew with each rendering; an attempt more is a reason to try again
  useEffect(() => {
    if (!isWanted) return
    let isAwaited = true
    setFailed(false)
    fetch().then(
      (part) => isAwaited && setFound({ part }),
      () => isAwaited && setFailed(true),
    )
    return () => {
      isAwaited = false
    }
  }, [isWanted, key, attempt])

  return { part: found?.part, isFailed, retry: () => setAttempt((count) => count + 1) }
}
