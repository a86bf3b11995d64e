import type { Problem } from '../problem.ts'

/** Thrown by a route to refuse a request; the app turns it into problem+json. */
export class HttpProblem extends Error {
  override name = 'HttpProblem'
  readonly status: number
  readonly code: string
  readonly more: Pick<Problem, 'field' | 'retryAfter'>

  constructor(
    status: number,
    code: string,
    title: string,
    more: Pick<Problem, 'field' | 'retryAfter'> = {},
  ) {
    super(title)
    this.status = status
    this.code = code
    this.more = more
  }

  get body(): Problem {
    return {
      type: 'about:blank',
      title: this.message,
      status: this.status,
      code: this.code,
      ...this.more,
    }
  }
}
