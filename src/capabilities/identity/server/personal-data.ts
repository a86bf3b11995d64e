import type { Store, Unit, WriteContext } from '#kit/store/server/store.ts'

/** What a room holds about a visitor: how it is handed to them, and how it is erased. */
export interface PersonalData {
  readonly room: string
  /** Where an identity is named: whoever stands in one of these has left something. */
  readonly columns: readonly `${string}.${string}`[]
  gather(read: Store['read'], identityId: string): Promise<unknown>
  erase(identityId: string, context: WriteContext): Unit<unknown>
}
