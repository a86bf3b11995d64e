import { createConnection } from './connection.ts'
import { createDiskShelf } from './disk-shelf.ts'
import { isHeldOnDevice, noteHolding, noteKept } from './health.ts'
import { openNewsChannel } from './news.ts'
import { hasOldHomes } from './old-homes.ts'
import { openDatabase } from './open-database.ts'
import { createSafeShelf } from './safe-shelf.ts'
import { createVault, type Vault } from './vault.ts'

let vault: Vault | undefined

/** The vault of this browser. Made when first asked for: on the server nobody ever asks. */
export function deviceVault(): Vault {
  vault ??= openVault()
  return vault
}

function openVault(): Vault {
  const news = openNewsChannel('vault')
  const use = createConnection(openDatabase, () => made.forgetAll())
  const shelf = createSafeShelf(createDiskShelf(use), noteHolding)
  const made = createVault({ shelf, news, now: Date.now, onKept: noteKept })
  document.addEventListener('visibilitychange', () => {
    // Coming back may mean that somebody made room on the phone.
    if (document.visibilityState === 'visible') shelf.settle()
  })
  if (!hasOldHomes()) return made
  const moved = moveIn(made)
  return { ...made, exportAll: async (...only) => moved.then(() => made.exportAll(...only)) }
}

/** What stays behind (no network for the code, no room) is taken over at the next visit. */
async function moveIn(made: Vault): Promise<void> {
  try {
    const { moveIntoVault } = await import('./move-into-vault.ts')
    await moveIntoVault(made, isHeldOnDevice)
  } catch {
    // Nothing is lost: it lies where it lay.
  }
}
