import { veilTyped } from '#kit/web/device-store.ts'
import { createListeners } from '#kit/web/listeners.ts'
import type { Use } from '../connection.ts'
import type { House } from '../sealed/house.ts'
import type { SealedShelf } from '../sealed/sealed-shelf.ts'
import { type Shelf, VaultLocked } from '../shelf.ts'
import type { Keyring } from './keyring.ts'

export type LockState = 'unknown' | 'off' | 'locked' | 'open'

/** Of what is typed for a wall, or for a story, and not sent yet. */
const headsOfTyped = ['draft ', 'outbox ']

/** What nobody who has not set a lock should have to load. */
const fetchSealed = () => import('../sealed/open-shelf.ts')

/** Which way leads to the records: the plain shelf, the sealed one, or none while it is locked. */
export interface Gate extends Shelf {
  state(): LockState
  keyring(): Keyring | undefined
  house(): House | undefined
  /** What is sealed, also of kinds that the vault does not know. */
  sealed(): SealedShelf | undefined
  /** Looks whether there is a lock. */
  look(): Promise<LockState>
  enter(house: House): Promise<void>
  leave(): Promise<void>
  watch(listener: () => void): () => void
}

export function createGate(use: Use, plain: Shelf): Gate {
  const { listen, tell } = createListeners()
  let state: LockState = 'unknown'
  let keyring: Keyring | undefined
  let house: House | undefined
  let sealed: { readonly shelf: Shelf; readonly sealed: SealedShelf } | undefined

  async function look(): Promise<LockState> {
    // A browser that keeps nothing has no lock; the plain shelf says the rest.
    keyring = await use((database) => database.transaction('keyring').store.get('lock')).catch(
      () => undefined,
    )
    if (house && house.lockId !== keyring?.id) house = undefined
    sealed = house && (sealed ?? (await fetchSealed()).openSealed(use, house))
    state = keyring ? (sealed ? 'open' : 'locked') : 'off'
    veilTyped(state !== 'off', headsOfTyped)
    tell()
    return state
  }

  async function goInto(given: House | undefined): Promise<void> {
    house = given
    sealed = undefined
    await look()
  }

  async function way(): Promise<Shelf> {
    if (state === 'unknown') await look()
    if (state === 'locked') throw new VaultLocked()
    return sealed?.shelf ?? plain
  }

  /** Once more where another tab has set or taken off the lock since this one looked. */
  async function through<Value>(task: (shelf: Shelf) => Promise<Value>): Promise<Value> {
    const shelf = await way()
    try {
      return await task(shelf)
    } catch (error) {
      if (!isOfTheLock(error)) throw error
      await look()
      return task(await way())
    }
  }

  return {
    state: () => state,
    keyring: () => keyring,
    house: () => house,
    sealed: () => sealed?.sealed,
    look,
    watch: listen,

    enter: goInto,
    leave: () => goInto(undefined),

    walk: (kind, take) => through((shelf) => shelf.walk(kind, take)),
    read: (kind, id) => through((shelf) => shelf.read(kind, id)),
    write: (steps) => through((shelf) => shelf.write(steps)),

    async eraseAll() {
      await plain.eraseAll()
      await look()
    },
  }
}

function isOfTheLock(error: unknown): boolean {
  return error instanceof Error && ['VaultLocked', 'LockChanged'].includes(error.name)
}
