export interface Prompt {
  /** What to write and how. */
  readonly instructions: string
  /** The visitor's words, fenced, and nothing else. */
  readonly words: string
  /** What was said before in a talk, oldest first; the words answer it. */
  readonly before?: readonly { readonly from: 'visitor' | 'friend'; readonly words: string }[]
}

interface ProviderRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

export interface ProviderPiece {
  readonly text: string
  /** Set where the service says that it ends here, and why. */
  readonly ending?: 'finished' | 'too_long' | 'blocked'
}

/** How one kind of service is spoken to; everything else about asking is the same for all. */
export interface Provider {
  readonly secret: string | undefined
  request(prompt: Prompt, whole: boolean): ProviderRequest
  /** What one event of a stream, or one whole answer, brings. */
  read(answer: unknown): ProviderPiece
}
