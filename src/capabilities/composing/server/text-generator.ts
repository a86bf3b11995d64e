import type { ComposeRequest } from '../contract.ts'
import type { KnownFacts } from '../facts.ts'

export interface WritingTask {
  readonly request: ComposeRequest
  readonly known: KnownFacts
  /** What chance is drawn from, where the writer draws. */
  readonly seed: string
  /** Nobody reads along: the text may come in one piece. */
  readonly whole: boolean
}

/** Whoever writes for visitors. Chosen once, from the settings. */
export interface TextGenerator {
  readonly source: 'ai' | 'composer'
  /** Piece by piece; ends with a `TextFailure` where it cannot, and soon after the signal. */
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<string>
}
