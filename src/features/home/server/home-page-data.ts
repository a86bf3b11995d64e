import { findPageData, withVersion } from '#kit/page/server/find-page-data.ts'
import { homePage } from '../home-page.ts'
import type { CountSite } from './site-counts.ts'

export const homePageData = findPageData(
  homePage,
  ({ countSite }: { readonly countSite: CountSite }) =>
    // The front door opens, whatever the store does.
    async () =>
      withVersion(await countSite().catch(() => null)),
)
