import { device } from '#kit/web/device-store.ts'

/**
 * What this device remembers of the visitor: pages are the same for everybody, and the greeting
 * should not have to wait for the network. The server knows better, and is asked each time.
 */
const nameKey = 'visitor-name'
const laterKey = 'name-later'

/** Somebody was known here before this page was opened: they come back. */
export const cameBack = device.read(nameKey) !== null

export interface KnownVisitor {
  readonly name: string | null
  /** Another phone wants a new recovery code. Only the server knows. */
  readonly newCodeAsked?: boolean | undefined
}

export function rememberVisitor(visitor: KnownVisitor | null): void {
  // Nobody has a name without a letter, so an empty one is somebody who has none.
  if (visitor) device.keep(nameKey, visitor.name ?? '')
  else device.forget(nameKey)
}

export function rememberedVisitor(): KnownVisitor | null {
  const name = device.read(nameKey)
  return name === null ? null : { name: name || null }
}

/** Another tab remembers something else now, or did while this page lay in the back-forward cache. */
export function whenRememberedElsewhere(act: () => void): () => void {
  // Without a key everything was cleared.
  const hear = ({ key }: StorageEvent) => {
    if (key === nameKey || key === null) act()
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && act()
  addEventListener('storage', hear)
  addEventListener('pageshow', comeBack)
  return () => {
    removeEventListener('storage', hear)
    removeEventListener('pageshow', comeBack)
  }
}

export function putOffNaming(): void {
  device.keep(laterKey, 'yes')
}

export function isNamingPutOff(): boolean {
  return device.read(laterKey) !== null
}

export function forgetVisitor(): void {
  rememberVisitor(null)
  device.forget(laterKey)
}
