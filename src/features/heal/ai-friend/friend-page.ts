import { definePageData } from '#kit/page/page-data.ts'

export interface FriendPage {
  /** A writing service is set up: it may put the friend's replies into its own words. */
  readonly writer: boolean
}

export const friendPage = definePageData<FriendPage>('/heal/ai-friend')
