import type { Store } from '#kit/store/server/store.ts'

/**
 * The same store, which says after each write that there may be something to
 * tell. No room has to remember to say so itself, and looking for nothing costs
 * one small query, at most a hundred a second.
 */
export function wakeAfterWrites(store: Store, wake: () => void): Store {
  return {
    dialect: store.dialect,
    read: store.read,
    readRows: (text, parameters) => store.readRows(text, parameters),
    ping: () => store.ping(),
    statistics: () => store.statistics(),
    close: () => store.close(),
    async write(command, input) {
      const result = await store.write(command, input)
      wake()
      return result
    },
  }
}
