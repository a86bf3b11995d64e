import { useEffect, useRef } from 'react'
import { browserEnv } from './browser-env.ts'
import { createLiveClient, type LiveClient } from './live-client.ts'
import type { LiveEvent } from './live-event.ts'

let clientOfTab: LiveClient | undefined

export interface LiveOptions {
  /** Called when events were missed for good: load again what is shown. */
  readonly onReset?: () => void
  /** The place the page was read at, as the server gave it with the page. */
  readonly after?: string | undefined
}

/**
 * Listens to topics while the screen is shown. All screens of a tab share one
 * stream. After a break what was recorded is brought, and may then be told twice, and
 * the hearts that changed, as they are by then. Other news of the moment may be missed.
 */
export function useLive(
  topics: readonly string[],
  onEvent: (event: LiveEvent) => void,
  options: LiveOptions = {},
): void {
  const latest = useRef({ onEvent, options })
  latest.current = { onEvent, options }
  const key = topics.join()

  useEffect(() => {
    if (key === '') return
    clientOfTab ??= createLiveClient(browserEnv())
    return clientOfTab.listen({
      topics: key.split(','),
      after: latest.current.options.after,
      onEvent: (event) => latest.current.onEvent(event),
      onReset: () => latest.current.options.onReset?.(),
    })
  }, [key])
}
