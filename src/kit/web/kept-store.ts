import { createListeners } from './listeners.ts'
import type { Store } from './make-store.ts'

export interface KeptStore<Value> extends Omit<Store<Value>, 'change'> {
  /** To be called after what is kept was changed here; other tabs hear of it by themselves. */
  tell(): void
}

/** What the device keeps, as a value: the same one as long as what is kept is the same. */
export function makeKeptStore<Value>(
  readText: () => string | null,
  parse: (text: string | null) => Value,
): KeptStore<Value> {
  const { listen, tell } = createListeners()
  const first = parse(null)
  let read: { readonly text: string | null; readonly value: Value } = { text: null, value: first }
  return {
    first,
    read() {
      const text = readText()
      if (text !== read.text) read = { text, value: parse(text) }
      return read.value
    },
    watch(listener) {
      const leave = listen(listener)
      addEventListener('storage', listener)
      return () => {
        leave()
        removeEventListener('storage', listener)
      }
    },
    tell,
  }
}
