import type { PlannedStep } from '../migration-plan.ts'
import type { Answer, QueuedWrite } from './commit-batch.ts'
import type { SentError } from './sent-error.ts'

export interface WriterSettings {
  readonly path: string
  readonly commandsModule: string
  readonly steps: readonly PlannedStep[]
}

export type ToWriter = { readonly writes: readonly QueuedWrite[] } | { readonly close: true }

/** Answers come in the order of the writes, one for each. */
export type FromWriter =
  | { readonly ready: true }
  | { readonly failedToStart: SentError }
  | { readonly answers: readonly Answer[] }
  | { readonly closed: true }
