import { findPageData, withVersion } from '#kit/page/server/find-page-data.ts'
import { pollsPage } from '../polls-page.ts'
import type { Polls } from './polls.ts'

const pollsOnAPage = 20

export const pollsPageData = findPageData(
  pollsPage,
  ({ polls }: { readonly polls: Polls }) =>
    async ({ language }) => {
      const open = await polls.open()
      const [today] = open
      if (!today) return undefined
      const seeds = open.slice(0, pollsOnAPage)
      const shown = await polls.present(seeds, { language, visitor: undefined, today })
      const next = open.length > pollsOnAPage ? (shown.at(-1)?.id ?? null) : null
      return withVersion({ polls: shown, next })
    },
)
