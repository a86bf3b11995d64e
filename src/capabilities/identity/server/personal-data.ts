import type { Store, Unit, WriteContext } from '#kit/store/server/store.ts'
import type { Visitor } from './session-cache.ts'

/** What a room holds about a visitor: how it is handed to them, and how it is erased. */
// biome-ignore lint/suspicious/noExplicitAny: each room knows what it found, and nobody else looks
export interface PersonalData<Marked = any> {
  readonly room: string
  /** Where an identity is named: whoever stands in one of these has left something. */
  readonly columns: readonly `${string}.${string}`[]
  gather(store: Store, visitor: Visitor): Promise<unknown>
  /** What stands under the visitor's marks and not under their id, as plain JSON. */
  find?(store: Store, visitor: Visitor): Promise<Marked>
  /** `marked` is what was found; all that stands under the id goes without. */
  erase(
    input: { identityId: string; marked: Marked; at: number },
    context: WriteContext,
  ): Unit<unknown>
}
