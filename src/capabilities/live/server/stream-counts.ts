import { HttpProblem } from '#kit/http/server/http-problem.ts'

/** Keeps one visitor, or one network, from taking all the room there is for streams. */
export function createStreamCounts(most: { ofVisitor: number; ofNetwork: number } | undefined) {
  const counts = new Map<string, number>()

  function leave(key: string): void {
    const left = (counts.get(key) ?? 1) - 1
    if (left === 0) counts.delete(key)
    else counts.set(key, left)
  }

  return {
    /** Answers how to leave again. */
    enter(visitorId: string | undefined, network: string): () => void {
      if (!most) return () => {}
      const key = visitorId === undefined ? `network ${network}` : `visitor ${visitorId}`
      const limit = visitorId === undefined ? most.ofNetwork : most.ofVisitor
      const open = counts.get(key) ?? 0
      if (open >= limit) {
        throw new HttpProblem(429, 'too_many_streams', 'Too many windows listen already.', {
          retryAfter: 30,
        })
      }
      counts.set(key, open + 1)
      return () => leave(key)
    },
  }
}
