import { findPageData } from '#kit/page/server/find-page-data.ts'
import { accountPage, readRefusal } from '../account-page.ts'

export const accountPageData = findPageData(
  accountPage,
  () =>
    async ({ query }) => {
      const data = readRefusal(query)
      return data && { data, version: '', variant: data.refusedName }
    },
  { needsNoStore: true },
)
