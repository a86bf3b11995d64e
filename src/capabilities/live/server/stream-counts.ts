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
    /** Answers how to leave again. Who is signed in counts for their network too: to sign in costs nothing. */
    enter(visitorId: string | undefined, network: string): () => void {
      if (!most) return () => {}
      const places: [key: string, limit: number][] = [[`network ${network}`, most.ofNetwork]]
      if (visitorId !== undefined) places.push([`visitor ${visitorId}`, most.ofVisitor])
      if (places.some(([key, limit]) => (counts.get(key) ?? 0) >= limit)) {
        throw new HttpProblem(429, 'too_many_streams', 'Too many windows listen already.', {
          retryAfter: 30,
        })
      }
      for (const [key] of places) counts.set(key, (counts.get(key) ?? 0) + 1)
      return () => {
        for (const [key] of places) leave(key)
      }
    },
  }
}
