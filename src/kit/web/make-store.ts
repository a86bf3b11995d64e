import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

/** A value that lives outside of every screen, and that screens follow. */
export interface Store<Value> {
  read(): Value
  change(next: (value: Value) => Value): void
  watch(listener: () => void): () => void
  /** What a page made by the server shows. */
  readonly first: Value
}

export function makeStore<Value>(first: Value): Store<Value> {
  const { listen, tell } = createListeners()
  let value = first
  return {
    first,
    read: () => value,
    change(next) {
      const before = value
      value = next(before)
      if (value !== before) tell()
    },
    watch: listen,
  }
}

export function useStore<Value>({ watch, read, first }: Omit<Store<Value>, 'change'>): Value {
  return useSyncExternalStore(watch, read, () => first)
}

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
