import { pollLinks } from '#features/community/polls/server/poll-links.ts'
import { signLinks } from '#features/discover/rashifal/server/sign-links.ts'
import { quoteLinks } from '#features/express/quotes/server/quote-links.ts'
import { rhythmLinks } from '#features/heal/breathe/server/rhythm-links.ts'
import type { NamedThing, NamedThings } from '#kit/page/server/find-named.ts'
import type { AskedPage } from '#kit/page/server/find-page-data.ts'
import type { Services } from '../services.ts'

/** What addresses of pages may name. A post is not among them: what somebody confided travels in no preview. */
const namedThings: readonly NamedThings<Pick<Services, 'polls'>>[] = [
  signLinks,
  rhythmLinks,
  quoteLinks,
  pollLinks,
]

export interface Found extends NamedThing {
  /** As it stands in the address. */
  readonly query: string
}

export type FindNamed = (path: string, asked: AskedPage) => Promise<Found | undefined>

const longestId = 80

/** Nothing where the address names nothing that there is: then it is that of the page. */
export function createFindNamed(services: Pick<Services, 'polls'>): FindNamed {
  const opened = new Map(
    namedThings.map(({ path, parameter, open }) => [path, { parameter, find: open(services) }]),
  )
  return async (path, { language, query }) => {
    const things = opened.get(path)
    const id = things && query[things.parameter]
    if (typeof id !== 'string' || id.length > longestId) return undefined
    const found = await things?.find(id, language)
    return found && { ...found, query: `${things?.parameter}=${encodeURIComponent(id)}` }
  }
}
