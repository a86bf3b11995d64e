export interface Listeners<News extends readonly unknown[]> {
  /** Answers how to stop listening. */
  listen(listener: (...news: News) => void): () => void
  tell(...news: News): void
}

export function createListeners<News extends readonly unknown[] = []>(): Listeners<News> {
  const listeners = new Set<(...news: News) => void>()
  return {
    listen(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell(...news) {
      // A copy: who hears it may leave, or bring others.
      for (const listener of [...listeners]) listener(...news)
    },
  }
}
