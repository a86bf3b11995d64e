import type { Clock } from '#kit/clock.ts'
import type {
  AskedPage,
  FindPageData,
  FoundData,
  PageDataSource,
} from '#kit/page/server/find-page-data.ts'
import type { Store } from '#kit/store/server/store.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { watchStore, withPatience } from './watch-store.ts'

interface ReadData extends FoundData {
  /** The store does not answer: this is what was read last. */
  readonly isOld: boolean
}

export type ReadPageData = (path: string, asked: AskedPage) => Promise<ReadData | undefined>

interface Dependencies {
  readonly store: Pick<Store, 'readRows'>
  readonly clock: Clock
  readonly log: StoreLog
}

/**
 * Finds what a page shows, and remembers it for as long as the process lives: while the store is
 * away a page is shown as it was last. Only a page that was never made has to be refused.
 */
export function createReadPageData<Services>(
  sources: readonly PageDataSource<Services>[],
  services: Services & Dependencies,
): ReadPageData {
  const opened = new Map(sources.map((source) => [source.path, open(source)]))
  const isThere = watchStore(services)

  function open(source: PageDataSource<Services>): ReadPageDataOfOne {
    const find = source.open(services)
    return source.needsNoStore ? withoutStore(find) : fromStore(find)
  }

  function fromStore(find: FindPageData): ReadPageDataOfOne {
    const last = new Map<string, FoundData>()

    return async (asked) => {
      const kept = last.get(asked.language)
      const isOld = !(await isThere())
      // What a room has in memory may be found even now, but nobody knows whether it still is so.
      if (isOld && kept) return { ...kept, isOld }
      try {
        const found = await (isOld ? withPatience(find(asked)) : find(asked))
        if (found) last.set(asked.language, found)
        return found && { ...found, isOld }
      } catch (error) {
        if (!kept) throw error
        services.log.warn({ err: error }, 'a page is shown as it was last')
        return { ...kept, isOld: true }
      }
    }
  }

  return async (path, asked) => opened.get(path)?.(asked)
}

type ReadPageDataOfOne = (asked: AskedPage) => Promise<ReadData | undefined>

function withoutStore(find: FindPageData): ReadPageDataOfOne {
  return async (asked) => {
    const found = await find(asked)
    return found && { ...found, isOld: false }
  }
}
