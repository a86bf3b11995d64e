import type { Clock } from '#kit/clock.ts'
import { civilToBs, formatBsDay } from '#kit/i18n/bikram-sambat.ts'
import { formatAdDate } from '#kit/i18n/dates.ts'
import type { Language } from '#kit/i18n/language.ts'
import { todayInKathmandu } from '#kit/i18n/zoned-time.ts'
import { findPageData, withVersion } from '#kit/page/server/find-page-data.ts'
import { homePage } from '../home-page.ts'
import type { CountSite } from './site-counts.ts'
import type { AskTodays } from './todays-question.ts'

interface Services {
  readonly countSite: CountSite
  readonly askTodays: AskTodays
  readonly clock: Clock
}

export const homePageData = findPageData(
  homePage,
  ({ countSite, askTodays, clock }: Services) =>
    async ({ language }) => {
      // The front door opens, whatever the store does.
      const [counts, question] = await Promise.all([
        countSite().catch(() => null),
        askTodays(language).catch(() => null),
      ])
      return withVersion({ language, counts, question, day: nameDay(clock.now(), language) })
    },
)

function nameDay(now: number, language: Language) {
  const day = todayInKathmandu(now)
  const bs = civilToBs(day)
  return { bs: bs ? formatBsDay(bs, language) : '', ad: formatAdDate(day, language) }
}
