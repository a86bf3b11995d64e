import type { ComposingState } from '#capabilities/composing/web/composing-state.ts'

/** Who worded a reply, and why it was not the service where it could have been. */
export interface WhoWrote {
  readonly source: 'ai' | 'composer'
  readonly reason?: string | undefined
  readonly cut?: ComposingState<'friendReply'>['cut']
}

/** Said in words of their own; whatever else happened, the service did not answer. */
const ownWords: readonly string[] = ['offline', 'busy', 'budget']

export function writtenHere(reason: string | false | undefined): WhoWrote {
  if (!reason) return { source: 'composer' }
  return { source: 'composer', reason: ownWords.includes(reason) ? reason : 'service' }
}
