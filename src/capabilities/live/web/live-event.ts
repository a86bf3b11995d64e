/** Something that happened: a post, a vote, a word said to this visitor. */
export interface LiveEvent {
  readonly topic: string
  readonly kind: string
  readonly body: unknown
}

export interface LiveListener {
  readonly topics: readonly string[]
  /** Where the page that is shown was read, so that nothing falls between it and the stream. */
  readonly after?: string | undefined
  onEvent(event: LiveEvent): void
  /** What came between is not known any more: load again what is shown. */
  onReset(): void
}
