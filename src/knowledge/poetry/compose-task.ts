import type { ComposeRequest, RequestFor } from '#capabilities/composing/contract.ts'
import type { KnownFacts } from '#capabilities/composing/facts.ts'

/** What our own composer is given, in either language. */
export interface ComposeTask {
  readonly request: ComposeRequest
  readonly known: KnownFacts
  readonly seed: string
}

/** Earlier turns of a talk as the composers read them. */
export function turnsOf({ history }: RequestFor<'friendReply'>) {
  return history?.map(({ from, text }) => ({ text, isUser: from === 'visitor' }))
}

export type Composer = (task: ComposeTask) => string
