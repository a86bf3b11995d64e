import type { FullRequest } from '../lookups.ts'

export interface WritingTask {
  readonly request: FullRequest
  /** What chance is drawn from, where the writer draws. */
  readonly seed: string
  /** Nobody reads along: the text may come in one piece. */
  readonly whole: boolean
}

export interface HeardTask extends WritingTask {
  /** The visitor's words sound like somebody who needs help. */
  readonly needsCare: boolean
}

/** A service that writes for visitors. Chosen once, from the settings. */
export interface TextGenerator {
  /** Piece by piece; ends with a `TextFailure` where it cannot, and soon after the signal. */
  write(task: WritingTask, signal: AbortSignal): AsyncIterable<string>
}
