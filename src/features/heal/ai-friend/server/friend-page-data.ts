import { findPageData, withVersion } from '#kit/page/server/find-page-data.ts'
import { friendPage } from '../friend-page.ts'

interface Services {
  readonly composing: { readonly hasWriter: boolean }
}

export const friendPageData = findPageData(
  friendPage,
  ({ composing }: Services) =>
    async () =>
      withVersion({ writer: composing.hasWriter }),
  { needsNoStore: true },
)
