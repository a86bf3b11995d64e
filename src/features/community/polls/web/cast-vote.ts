import type { AsVisitor } from '#capabilities/identity/web/as-visitor.ts'
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
  readonly act: AsVisitor['act']
}

/** Tabs of one visitor take turns: each would else sign in as somebody of its own and vote again. */
export function castVote(casting: Casting): Promise<Outcome> {
  const cast = () => castAlone(casting)
  return navigator.locks ? navigator.locks.request('poll-votes', cast) : cast()
}

async function castAlone({ pollId, option, language, act }: Casting) {
  if (readOwnVotes()[pollId]?.sent) return { kind: 'already' } as const
  const put = () =>
    askServer<typeof votePoll>('PUT', `/api/polls/${pollId}/vote?language=${language}`, {
      body: { option },
    })
  try {
    const { poll } = await act(put)
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
