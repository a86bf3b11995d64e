import { cutToGraphemes } from '#kit/text/count.ts'
import { toStoredText } from '#kit/text/normalise.ts'
import { type ComposeKind, diaryPoemReads } from '#knowledge/poetry/kinds.ts'
import type { BodyOf, ComposeRequest } from './contract.ts'

/**
 * What the contract makes of a body, for the browser, where no contract is loaded: the composer
 * there has to be given the very same words.
 */
export function tidyRequest<Kind extends ComposeKind>(
  kind: Kind,
  body: BodyOf<Kind>,
): ComposeRequest {
  const request = tidy(body) as ComposeRequest
  const entry = 'entry' in request ? { entry: cutToGraphemes(request.entry, diaryPoemReads) } : {}
  return { ...request, ...entry, kind } as ComposeRequest
}

function tidy(value: unknown): unknown {
  if (typeof value === 'string') return toStoredText(value).trim()
  if (Array.isArray(value)) return value.map(tidy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidy(part)]))
}
