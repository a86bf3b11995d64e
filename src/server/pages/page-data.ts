import { accountPageData } from '#capabilities/identity/server/account-page-data.ts'
import { wallPageData } from '#capabilities/walls/posts/server/wall-page-data.ts'
import { pollsPageData } from '#features/community/polls/server/polls-page-data.ts'
import { friendPageData } from '#features/heal/ai-friend/server/friend-page-data.ts'
import { homePageData } from '#features/home/server/home-page-data.ts'
import type { PageDataSource } from '#kit/page/server/find-page-data.ts'
import type { Services } from '../services.ts'

/** What every room shows on its pages: a page that is not listed here needs nothing. */
export const pageData: readonly PageDataSource<Services>[] = [
  homePageData,
  accountPageData,
  ...wallPageData,
  pollsPageData,
  friendPageData,
]
