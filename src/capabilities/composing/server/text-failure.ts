/** Why there is no text, or no whole one. These names are told to clients and never change. */
export type FailureReason =
  | 'unreachable'
  | 'refused'
  | 'slow'
  | 'garbled'
  | 'broken_off'
  | 'too_large'
  | 'blocked'
  | 'unfit'
  | 'empty'
  | 'too_long'
  | 'resting'
  | 'stopped'

interface More {
  readonly status?: number
  /** How long the service asked us to wait, in milliseconds. */
  readonly retryAfter?: number | undefined
}

/**
 * Its message is for our own log. It never quotes what a service said: an error page may well
 * repeat the key it was sent.
 */
export class TextFailure extends Error {
  override name = 'TextFailure'
  readonly reason: FailureReason
  readonly status: number | undefined
  readonly retryAfter: number | undefined

  constructor(reason: FailureReason, message: string, more: More = {}) {
    super(message)
    this.reason = reason
    this.status = more.status
    this.retryAfter = more.retryAfter
  }

  /** Whether the same request may go well a moment later. */
  get isPassing(): boolean {
    return this.reason === 'unreachable' || this.status === 429 || (this.status ?? 0) >= 500
  }

  /**
   * Whether the service itself is at fault. One visitor's words may be refused (400, 413, 422) or
   * blocked; that must not close the service to everybody else.
   */
  get isServiceDown(): boolean {
    if (this.reason === 'refused') return ![400, 413, 422].includes(this.status ?? 0)
    return ['unreachable', 'slow', 'garbled', 'broken_off', 'too_large'].includes(this.reason)
  }
}

/** What clients are told, whatever went wrong inside. */
export const failedToGenerate = 'Failed to generate content'

/** What a service's answer without any text is read as. */
export const noResponse = 'No response generated'
