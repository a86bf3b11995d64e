import { setTimeout as pause } from 'node:timers/promises'
import { type Heard, listen } from './ear.ts'

/**
 * A browser on a bad line: loses its stream every few moments and comes back,
 * perhaps to another node, with the last id it has.
 */
export function startWandering(urls: readonly string[], query: string) {
  const heard: Heard[] = []
  let lastId = ''
  let stopped = false
  let breaks = 0
  let begin = () => {}
  const began = new Promise<void>((resolve) => {
    begin = resolve
  })

  async function wander(): Promise<void> {
    while (!stopped) {
      const url = urls[Math.floor(Math.random() * urls.length)] as string
      const ear = await listen(url, query, { lastId })
      // Whoever leaves before being told a place begins anew, and has missed nothing.
      while (ear.lastId() === '') await pause(1)
      begin()
      await pause(Math.random() * 40)
      heard.push(...ear.heard)
      lastId = ear.lastId()
      ear.cut()
      breaks++
    }
  }

  const wandering = wander()
  return {
    /** From here on it hears of everything. */
    began,

    async stop(): Promise<{ heard: readonly Heard[]; breaks: number }> {
      stopped = true
      await wandering
      // One last, calm look at what was missed.
      const ear = await listen(urls[0] as string, query, { lastId })
      await pause(300)
      heard.push(...ear.heard)
      ear.cut()
      return { heard, breaks }
    },
  }
}
