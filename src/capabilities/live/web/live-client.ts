import { privateTopic } from '../topic.ts'
import type { BrowserEnv } from './browser-env.ts'
import type { Place } from './keep-listening.ts'
import type { LiveEvent, LiveListener } from './live-event.ts'

export interface LiveClient {
  /** Answers how to stop listening. */
  listen(listener: LiveListener): () => void
}

/** One room goes and another comes in the same breath: the stream is opened once for both. */
const settleMillis = 60
/** Over HTTP/1.1 a browser keeps six connections to a site: hidden tabs must not hold them all. */
const hiddenPatience = 30_000
/** A conversation goes on while its tab is behind another one. */
const hiddenPatienceInTalk = 10 * 60_000

/** The way to listen did not come: it is asked for again. */
const millisUntilAskedAgain = 5_000

/** Timers may come a little early. */
const slack = 100

/** The one stream of a tab: its topics are those of all the screens that listen. */
export function createLiveClient(env: BrowserEnv): LiveClient {
  const listeners = new Set<LiveListener>()
  const place: Place = { after: undefined }
  let session: AbortController | undefined
  let openTopics = ''
  let settling: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let hiddenSince: number | undefined
  let isAway = false

  env.onChange(() => {
    watchHiding()
    review()
  })
  env.onAway((away) => {
    isAway = away
    review()
  })

  function isHiddenForLong(): boolean {
    return hiddenSince !== undefined && env.now() - hiddenSince >= patience()
  }

  function patience(): number {
    const talks = [...listeners].some(({ topics }) => topics.includes(privateTopic))
    return talks ? hiddenPatienceInTalk : hiddenPatience
  }

  function watchHiding(): void {
    clearTimeout(hiding)
    if (!env.isVisible()) {
      hiddenSince ??= env.now()
      hiding = setTimeout(review, Math.max(0, hiddenSince + patience() - env.now()) + slack)
      return
    }
    // Who slept meanwhile was never asked to stop, and holds a connection that died in its sleep.
    if (isHiddenForLong()) close()
    hiddenSince = undefined
  }

  function close(): void {
    session?.abort()
    openTopics = ''
  }

  function wantedTopics(): string {
    if (!env.isOnline() || isHiddenForLong() || isAway) return ''
    return [...new Set([...listeners].flatMap(({ topics }) => topics))].sort().join()
  }

  /** Opens, changes or closes the stream, if what is wanted is not what is open. */
  function review(): void {
    const topics = wantedTopics()
    if (listeners.size === 0) place.after = undefined
    if (topics === openTopics) return
    close()
    if (topics === '') return
    openTopics = topics
    place.after ??= [...listeners].find(({ after }) => after !== undefined)?.after
    session = new AbortController()
    void listenFor(topics, session.signal)
  }

  /** A screen answers a tap before it hears: how to is fetched once it stands. */
  async function listenFor(topics: string, signal: AbortSignal): Promise<void> {
    const way = await import('./keep-listening.ts').catch(() => undefined)
    if (signal.aborted) return
    if (way) return way.keepListening({ env, topics, place, signal, tell, reset })
    openTopics = ''
    setTimeout(review, millisUntilAskedAgain)
  }

  function tell(event: LiveEvent): void {
    for (const { topics, onEvent } of [...listeners]) {
      if (topics.includes(event.topic)) onEvent(event)
    }
  }

  function reset(): void {
    for (const { onReset } of [...listeners]) onReset()
  }

  function settle(): void {
    clearTimeout(settling)
    settling = setTimeout(review, settleMillis)
  }

  return {
    listen(listener) {
      listeners.add(listener)
      watchHiding()
      settle()
      return () => {
        listeners.delete(listener)
        settle()
      }
    },
  }
}
