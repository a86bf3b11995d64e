import { findPageData } from '#kit/page/server/find-page-data.ts'
import { friendPage } from '../friend-page.ts'

export const friendPageData = findPageData(
  friendPage,
  ({ composing: { hasWriter } }: { readonly composing: { readonly hasWriter: boolean } }) =>
    async () => ({ data: { writer: hasWriter }, version: String(hasWriter) }),
  { needsNoStore: true },
)
