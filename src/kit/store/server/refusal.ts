/** Values that survive a trip through JSON unchanged. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/**
 * A command's expected "no": someone else was first, the thing is gone, the
 * limit is reached. Thrown in a command's body, it leaves nothing changed and
 * reaches the caller of `write` whole, also across the writer thread.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly details: Json

  constructor(code: string, details: Json = null, message = `Refused: ${code}`) {
    super(message)
    this.code = code
    this.details = details
  }
}
