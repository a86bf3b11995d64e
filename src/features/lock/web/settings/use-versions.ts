import { useState } from 'react'
import { useCopyState } from '#capabilities/sealed-copy/web/copy-state.ts'
import type { EarlierVersion } from '#capabilities/sealed-copy/web/earlier-versions.ts'
import { useFetched } from '#kit/web/use-fetched.ts'

export interface Versions {
  /** Undefined while nobody knows, and where no copy is kept. */
  readonly versions: readonly EarlierVersion[] | undefined
  readonly isFailed: boolean
  readAgain(): void
}

export const fetchVersions = () => import('#capabilities/sealed-copy/web/earlier-versions.ts')

/** What two phones wrote in one place, read anew with each run of the copy. */
export function useVersions(): Versions {
  const { state, last } = useCopyState()
  const [times, setTimes] = useState(0)
  const isKept = state !== 'off'
  const read = async () => (await fetchVersions()).readEarlierVersions()
  const { part, isFailed } = useFetched(read, isKept, `${state} ${last} ${times}`)
  return {
    versions: isKept ? part : undefined,
    isFailed: isKept && isFailed,
    readAgain: () => setTimes((before) => before + 1),
  }
}
