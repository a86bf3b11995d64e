import type { eraseIdentity, signOut } from '#capabilities/identity/contract.ts'
import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import { wait } from '#kit/web/wait.ts'
import type { Wiped } from './wipe-phone.ts'

/** Whoever is in a hurry waits no longer than this for a weak network. */
const patienceMillis = 8_000

/**
 * Asks the server to end the session of this phone, whose cookie no script can take away, and the
 * browser with it to let go of all cookies and stores.
 */
export async function endSession(isKnown: boolean): Promise<Wiped> {
  const ending = isDone(askServer<typeof signOut>('POST', '/api/identity/sign-out?wipe=phone'))
  const hasEnded = await Promise.race([ending, wait(patienceMillis).then(() => false)])
  // Whom the phone did not know was not signed in, as far as anybody can tell without the server.
  return { place: 'session', left: hasEnded || !isKnown ? null : 'stillSignedIn' }
}

/**
 * Asks the server to erase all it holds about the visitor. Not the browser: this comes before the
 * phone, and tabs whose stores are only swept away would not hear that they have to leave.
 */
export async function eraseOnServer(): Promise<Wiped> {
  const isErased = await isDone(askServer<typeof eraseIdentity>('DELETE', '/api/identity'))
  return { place: 'server', left: isErased ? null : 'stillOnServer' }
}

/** Leaving twice (another tab was first) is still having left. */
function isDone(asking: Promise<unknown>): Promise<boolean> {
  return asking.then(
    () => true,
    (error) => error instanceof Refusal && error.code === 'not_signed_in',
  )
}
