import { z } from 'zod'

/**
 * What every refused request answers (RFC 9457). `code` never changes once
 * published; the words for the visitor are chosen from it in their language.
 */
export const problemContract = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.number().int(),
  code: z.string(),
  /** Which field of the body was wrong, where that is known. */
  field: z.string().optional(),
  /** Seconds to wait before trying again. */
  retryAfter: z.number().int().optional(),
})

export type Problem = z.infer<typeof problemContract>

export const problemMediaType = 'application/problem+json'
