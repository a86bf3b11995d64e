import type { Fields } from './contract.ts'

export type WrittenBy = 'ai' | 'composer' | 'shelf'

/** The first event of a stream: who writes. */
export interface SourceEvent {
  readonly id: string
  readonly source: WrittenBy
  readonly seed?: string
  readonly care?: true
  /** Why the composer writes although a writing service is set up: `budget` or `busy`. */
  readonly reason?: string
}

interface TextEvent {
  readonly delta: string
}

/** Ends a stream. Its text replaces the deltas: it is the same but for what was tidied up. */
interface DoneEvent {
  readonly text: string
  readonly fields?: Fields
  readonly cut?: true
}

/** Ends a stream whose service failed, and replaces what it had brought so far. */
interface FallbackEvent {
  readonly source: 'shelf'
  readonly text: string
  readonly fields?: Fields
  readonly reason: string
  readonly error: string
  readonly failed?: true
}

export type ComposeEvent =
  | { readonly event: 'source'; readonly data: SourceEvent }
  | { readonly event: 'text'; readonly data: TextEvent }
  | { readonly event: 'done'; readonly data: DoneEvent }
  | { readonly event: 'fallback'; readonly data: FallbackEvent }

export function isLast({ event }: ComposeEvent): boolean {
  return event === 'done' || event === 'fallback'
}
