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
