import { Refusal } from '#kit/http/web/ask-server.ts'
import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { BodyOf } from '../contract.ts'
import type { ComposeEvent } from '../events.ts'
import type { LookupsFor } from '../lookups.ts'
import { askComposing } from './ask-composing.ts'
import { composeInBrowser } from './compose-in-browser.ts'
import { afterEvent, type ComposingState, idleState } from './composing-state.ts'

/** Writes, by whoever can, and changes what is shown as it comes. */
export async function writeText<Kind extends ComposeKind>(
  kind: Kind,
  body: BodyOf<Kind>,
  lookups: LookupsFor<Kind> | undefined,
  here: boolean,
  signal: AbortSignal,
  change: (next: (state: ComposingState<Kind>) => ComposingState<Kind>) => void,
): Promise<void> {
  const tell = (event: ComposeEvent) => change((state) => afterEvent(state, event))
  const writeHere = (reason: string | undefined) => {
    change((state) => ({ ...idleState<Kind>(state.language), status: 'writing' }))
    return composeInBrowser(kind, body, lookups ?? ({} as LookupsFor<Kind>), reason, tell)
  }
  try {
    if (here) return await writeHere(undefined)
    if (!navigator.onLine) return await writeHere('offline')
    await askComposing(kind, body, signal, tell)
  } catch (error) {
    const problem = error instanceof Refusal ? error.code : 'internal'
    const isOurFault = !(error instanceof Refusal) || error.status < 400 || error.status >= 500
    const isPassing = isOurFault || error.status === 404 || error.status === 429
    if (signal.aborted) return
    const failed = () => change((state) => ({ ...state, status: 'failed', problem }))
    if (!isPassing || here) return failed()
    await writeHere(error instanceof Refusal && error.status === 429 ? 'busy' : 'offline').catch(
      failed,
    )
  }
}
