import { HttpProblem } from '#kit/http/server/http-problem.ts'
import { Refusal } from '#kit/store/server/refusal.ts'
import { StoreFailure } from '#kit/store/server/store-failure.ts'
import type { TextProblem } from '#kit/text/check-text.ts'
import type { ContactsFoundProblem } from '../contract.ts'

const refusals: Readonly<Record<string, readonly [status: number, title: string]>> = {
  not_found: [404, 'There is nothing here.'],
  not_yours: [403, 'Only its author can do this.'],
  own_post: [403, 'This post is your own.'],
  key_reused: [409, 'This key was used for another post.'],
  post_gone: [410, 'This post was deleted.'],
}

export function wallProblem(code: string): HttpProblem {
  const [status, title] = refusals[code] ?? [409, 'This cannot be done now.']
  return new HttpProblem(status, code, title)
}

export function textProblem(problem: TextProblem): HttpProblem {
  return new HttpProblem(400, `text_${problem}`, 'Another text, please.', { field: 'text' })
}

export function invalidCursor(): HttpProblem {
  return new HttpProblem(400, 'invalid_cursor', 'Please begin at the first page again.', {
    field: 'before',
  })
}

export function noCategories(): HttpProblem {
  return new HttpProblem(400, 'no_categories', 'This wall has no categories.', {
    field: 'category',
  })
}

/** Nothing was refused for good: the author is asked to look again. */
export class ContactsFound extends HttpProblem {
  readonly found: Pick<ContactsFoundProblem, 'text' | 'finds'>

  constructor(text: string, finds: readonly ContactsFoundProblem['finds'][number][]) {
    super(422, 'contacts_found', 'This looks like a way to find somebody.', { field: 'text' })
    this.found = { text, finds: finds.map(({ start, end }) => ({ start, end })) }
  }

  override get body(): ContactsFoundProblem {
    return { ...super.body, code: 'contacts_found', ...this.found }
  }
}

/** For writes in a visitor's name: what the store refuses, said so that a client can act on it. */
export async function orProblem<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing
  } catch (error) {
    if (error instanceof Refusal) throw wallProblem(error.code)
    // Hearts name their post, and it was erased while this request was under way.
    if (error instanceof StoreFailure && error.code === 'constraint') throw wallProblem('not_found')
    throw error
  }
}
