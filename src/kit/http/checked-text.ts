import { z } from 'zod'
import type { TextCheck } from '../text/check-text.ts'

/** A text in a request, as it is kept; what is wrong with it becomes the code of the refusal. */
export function checkedText(check: (typed: string) => TextCheck, field = 'text') {
  return z.string().transform((typed, context) => {
    const checked = check(typed)
    if (checked.ok) return checked.text
    context.addIssue({ code: 'custom', params: { code: `${field}_${checked.problem}` } })
    return z.NEVER
  })
}
