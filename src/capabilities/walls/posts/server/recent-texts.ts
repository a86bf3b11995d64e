import type { Clock } from '#kit/clock.ts'

export interface RecentTexts {
  /** What this visitor has said of late, newest first: the same words again are a flood. */
  of(visitorId: string): readonly string[]
  said(visitorId: string, postId: string, text: string): void
  /** What was deleted may be said again. */
  unsaid(visitorId: string, postId: string): void
}

interface Said {
  readonly postId: string
  readonly text: string
  readonly at: number
}

const latelyMillis = 24 * 3_600_000
const mostOfOne = 10
/** Some ten megabytes at worst; then those who said nothing for longest are let go first. */
const mostVisitors = 5_000

/**
 * In memory alone: a table of who said what would join the posts that it stands beside. Nodes that
 * share a database remember each for itself.
 */
export function createRecentTexts(clock: Clock, most = mostVisitors): RecentTexts {
  const kept = new Map<string, readonly Said[]>()

  const lately = (visitorId: string) => {
    const since = clock.now() - latelyMillis
    return (kept.get(visitorId) ?? []).filter(({ at }) => at > since)
  }

  function forgetOldest(): void {
    const since = clock.now() - latelyMillis
    for (const [visitorId, [newest]] of kept) {
      if (kept.size <= most && newest && newest.at > since) return
      kept.delete(visitorId)
    }
  }

  return {
    of: (visitorId) => lately(visitorId).map(({ text }) => text),

    said(visitorId, postId, text) {
      const now = { postId, text, at: clock.now() }
      const texts = [now, ...lately(visitorId)].slice(0, mostOfOne)
      // Set anew, so that whoever said nothing for longest comes first.
      kept.delete(visitorId)
      kept.set(visitorId, texts)
      forgetOldest()
    },

    unsaid(visitorId, postId) {
      const texts = kept.get(visitorId)
      if (texts)
        kept.set(
          visitorId,
          texts.filter((said) => said.postId !== postId),
        )
    },
  }
}
