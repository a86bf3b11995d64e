import { definePageData } from '#kit/page/page-data.ts'
import type { Poll } from './contract.ts'

/** In the language of the page, today's first. */
export interface PollsOfPage {
  readonly polls: readonly Poll[]
  /** The cursor of what is older, or null when this is all. */
  readonly next: string | null
}

export const pollsPage = definePageData<PollsOfPage>('/community/polls')
