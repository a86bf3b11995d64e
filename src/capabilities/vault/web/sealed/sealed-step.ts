/** What every record has, whatever it is. */
export interface Sealable {
  readonly id: string
  readonly changed: number
}

/** A step over records of any kind, those of the copy's own book-keeping among them. */
export interface SealedStep {
  readonly kind: string
  readonly id: string
  readonly record: Sealable | null
  readonly seen: number | null
}
