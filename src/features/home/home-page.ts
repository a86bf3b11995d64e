import { definePageData } from '#kit/page/page-data.ts'
import type { SiteCounts } from './contract.ts'

export const homePage = definePageData<SiteCounts | null>('/')
