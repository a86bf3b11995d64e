import type { Language } from '#kit/i18n/language.ts'
import { definePageData } from '#kit/page/page-data.ts'
import type { SiteCounts } from './contract.ts'

/** What stands on the home page in its first second, the same for everybody who reads its language. */
export interface HomeOfPage {
  readonly language: Language
  readonly counts: SiteCounts | null
  /** The question that the polls ask today. */
  readonly question: string | null
  /** The day in Kathmandu; the phone, which knows where it is, puts its own in its place. */
  readonly day: { readonly bs: string; readonly ad: string }
}

export const homePage = definePageData<HomeOfPage>('/')
