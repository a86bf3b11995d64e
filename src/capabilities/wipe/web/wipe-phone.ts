import { chooseCover, coverHere } from '#capabilities/cover/web/cover-here.ts'
import { putOffNaming } from '#capabilities/identity/web/remembered.ts'
import { sweepDiskAround } from '#capabilities/vault/web/sweep-disk.ts'
import { sealTab } from '#capabilities/vault/web/wipe/seal-tab.ts'
import { type WhyLeft, wipeDatabases } from '#capabilities/vault/web/wipe/wipe-databases.ts'
import { device, tab } from '#kit/web/device-store.ts'
import { wipeCookies } from './wipe-cookies.ts'
import { wipeFiles } from './wipe-files.ts'

type Why = WhyLeft | 'stillSignedIn' | 'stillOnServer'

/** One place where something of the visitor could lie, and why it is still there, if it is. */
export interface Wiped {
  readonly place: 'server' | 'session' | 'pages' | 'choices' | 'tab' | 'files' | 'cookies'
  readonly left: Why | null
}

/**
 * Takes everything off this phone and looks again, in each place. The server has its say last:
 * nothing here waits for a network, and with its answer the browser may let go by itself of what
 * no script can reach.
 */
export async function wipePhone(askServer: () => Promise<Wiped>): Promise<readonly Wiped[]> {
  const isCovered = coverHere() === 'patro'
  clearStores()
  wipeCookies()
  const wiped = sweepDiskAround(async () => {
    sealTab()
    return wipeDatabases()
  })
  const [pages, files] = await Promise.all([wiped, wipeFiles()])
  const server = await askServer()
  // Once more: another tab, or the answer of the server, may have been at work meanwhile.
  clearStores()
  // With the server's answer the browser takes back all cookies or none.
  if (isCovered) await chooseCover(true)
  return [
    server,
    { place: 'pages', left: pages },
    { place: 'choices', left: whyNotEmpty(() => localStorage) },
    { place: 'tab', left: whyNotEmpty(() => sessionStorage) },
    { place: 'files', left: files },
    { place: 'cookies', left: wipeCookies() },
  ]
}

function clearStores(): void {
  device.clear()
  tab.clear()
  // Remembered by this page alone, which is sealed: nothing must ask for a name over the report.
  putOffNaming()
}

function whyNotEmpty(storage: () => Storage): WhyLeft | null {
  try {
    return storage().length === 0 ? null : 'refused'
  } catch {
    // Where a page may not even look, it could never keep anything.
    return null
  }
}
