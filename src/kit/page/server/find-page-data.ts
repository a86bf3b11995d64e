import { createHash } from 'node:crypto'
import type { Language } from '../../i18n/language.ts'
import type { PageData } from '../page-data.ts'

export interface AskedPage {
  readonly language: Language
  /** What else the address says. */
  readonly query: Readonly<Record<string, unknown>>
}

export interface FoundData<Data = unknown> {
  readonly data: Data
  /** Changes whenever the data does. */
  readonly version: string
  /** Names another page at the same address, of which there are a few. */
  readonly variant?: string
}

export type FindPageData<Data = unknown> = (
  asked: AskedPage,
) => Promise<FoundData<Data> | undefined>

/** What a room has to show on one of its pages, the same for every visitor. */
export interface PageDataSource<Services> {
  readonly path: string
  /** Without the store it is found as well as with it. */
  readonly needsNoStore?: boolean
  open(services: Services): FindPageData
}

export function findPageData<Data, Services>(
  { path }: PageData<Data>,
  open: (services: Services) => FindPageData<Data>,
  more: Pick<PageDataSource<Services>, 'needsNoStore'> = {},
): PageDataSource<Services> {
  return { ...more, path, open }
}

/** For data that does not know of itself when it changed. */
export function withVersion<Data>(data: Data): FoundData<Data> {
  const version = createHash('sha256').update(JSON.stringify(data)).digest('base64url').slice(0, 16)
  return { data, version }
}
