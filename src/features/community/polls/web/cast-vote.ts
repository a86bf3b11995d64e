import { askServer, Refusal } from '#kit/http/web/ask-server.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { Poll, votePoll } from '../contract.ts'
import { keepVote, readOwnVotes } from './own-votes.ts'

export type Outcome =
  | { readonly kind: 'counted'; readonly poll: Poll }
  | { readonly kind: 'already' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'busy' | 'failed' | 'gone' }

export interface Casting {
  readonly pollId: string
  readonly option: string
  readonly language: Language
  readonly isSignedIn: boolean
  readonly signIn: () => Promise<void>
}

/** Tabs of one visitor take turns: each would else sign in as somebody of its own and vote again. */
export function castVote(casting: Casting): Promise<Outcome> {
  const cast = () => castAlone(casting)
  return navigator.locks ? navigator.locks.request('poll-votes', cast) : cast()
}

async function castAlone({ pollId, option, language, isSignedIn, signIn }: Casting) {
  if (readOwnVotes()[pollId]?.sent) return { kind: 'already' } as const
  const put = () =>
    askServer<typeof votePoll>('PUT', `/api/polls/${pollId}/vote?language=${language}`, {
      body: { option },
    })
  try {
    if (!isSignedIn) await signIn()
    const { poll } = await put().catch(async (error) => {
      if (!(error instanceof Refusal && error.code === 'not_signed_in')) throw error
      await signIn()
      return put()
    })
    // Before the next tab has its turn.
    keepVote(pollId, { option, sent: true, at: Date.now() })
    return { kind: 'counted', poll } as const
  } catch (error) {
    return { kind: outcomeOf(error) } as const
  }
}

function outcomeOf(error: unknown): 'already' | 'offline' | 'busy' | 'failed' | 'gone' {
  if (!(error instanceof Refusal)) return 'failed'
  if (error.offline) return 'offline'
  if (error.code === 'already_voted') return 'already'
  if (error.code === 'not_found' || error.code === 'unknown_option') return 'gone'
  return error.code === 'too_many_requests' ? 'busy' : 'failed'
}
