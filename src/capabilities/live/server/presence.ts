/** Whose private topic is open on this node. */
export interface Presence {
  isHere(visitorId: string): boolean
  everybodyHere(): Iterable<string>
  /** Called when a visitor's first stream opens and when the last one closes, on this node. */
  watch(watcher: (visitorId: string, here: boolean) => void): void
}

export function createPresence(): Presence & { notice(visitorId: string, here: boolean): void } {
  const here = new Set<string>()
  const watchers: ((visitorId: string, here: boolean) => void)[] = []

  return {
    isHere: (visitorId) => here.has(visitorId),
    everybodyHere: () => here,
    watch: (watcher) => void watchers.push(watcher),
    notice(visitorId, isHere) {
      if (isHere) here.add(visitorId)
      else here.delete(visitorId)
      for (const watcher of watchers) watcher(visitorId, isHere)
    },
  }
}
