import type { ReportReason } from './report-reasons.ts'

interface ReportedMessage {
  readonly from: 'reporter' | 'reported'
  readonly text: string
  readonly timestamp: string
}

/** A report about somebody in the chat, for a moderator's eyes. Nobody is named. */
export interface TalkReport {
  readonly id: string
  readonly reason: ReportReason
  readonly timestamp: string
  /** The last messages, when the reporter agreed to send them; kept only until somebody decides. */
  readonly messages: readonly ReportedMessage[] | null
  readonly reportedSilenced: boolean
}

export const talkActions = ['silence', 'dismiss'] as const
export type TalkAction = (typeof talkActions)[number]

/** How moderators reach the reports of a room that they know nothing else of. */
export interface TalkReports {
  /** Oldest first, those nobody decided about. */
  waiting(most: number): Promise<readonly TalkReport[]>
  /** Refuses with `not_found` what does not wait (any more). */
  decide(id: string, action: TalkAction): Promise<void>
}
