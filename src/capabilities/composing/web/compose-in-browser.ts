import type { ComposeKind } from '#knowledge/poetry/kinds.ts'
import type { BodyOf, ComposeRequest } from '../contract.ts'
import type { ComposingLookups, LookupsFor } from '../lookups.ts'
import type { Tell } from './ask-composing.ts'

/** Kinds made of the visitor's own sentences. */
const listens: readonly ComposeKind[] = ['poem', 'friendReply', 'dream', 'diaryPoem']

function isListenedTo(request: ComposeRequest): boolean {
  if (request.kind === 'storyStarter') return Boolean(request.hero || request.thing)
  return listens.includes(request.kind)
}

/**
 * Writes on this device. The composer, its words and all it needs are loaded only now; where even
 * that fails, without a network on a first visit, the shelf has something.
 */
export async function composeInBrowser<Kind extends ComposeKind>(
  kind: Kind,
  body: BodyOf<Kind>,
  lookups: LookupsFor<Kind>,
  reason: string | undefined,
  tell: Tell,
): Promise<void> {
  const why = reason === undefined ? {} : { reason }
  const [{ tidyRequest }, { lookUp }, calendar] = await Promise.all([
    import('../tidy-request.ts'),
    import('../lookups.ts'),
    kind === 'horoscope' ? import('../reading-span.ts') : {},
  ])
  const tidied = tidyRequest(kind, body)
  // A kind is asked for no lookup but its own.
  const request = lookUp(tidied, { ...lookups, ...calendar } as ComposingLookups, Date.now())
  const seed = kind === 'horoscope' ? 'everybody' : (body.seed ?? '')

  const flag = (await needsHand(request)) ? ({ care: true } as const) : {}
  try {
    const { compose } = await import('#knowledge/poetry/compose.ts')
    const written = await compose(request, seed)
    tell({ event: 'source', data: { id: '', source: 'composer', seed, ...flag, ...why } })
    tell({ event: 'done', data: written })
  } catch {
    const { takeFromShelf } = await import('../shelf/take-from-shelf.ts')
    tell({ event: 'source', data: { id: '', source: 'shelf', ...flag } })
    const shelved = takeFromShelf(request, Math.random)
    tell({
      event: 'fallback',
      data: { source: 'shelf', ...shelved, reason: reason ?? 'offline', error: '' },
    })
  }
}

async function needsHand(request: ComposeRequest): Promise<boolean> {
  if (!isListenedTo(request)) return false
  const { needsCare } = await import('../needs-care.ts')
  return needsCare(request)
}
