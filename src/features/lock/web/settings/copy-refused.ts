import type { CopyRefused } from '#capabilities/sealed-copy/web/copy.ts'
import type { Words } from '../../words/en.ts'

const said: Readonly<Record<CopyRefused, keyof Words>> = {
  locked: 'common.lock.copyLocked',
  impossible: 'common.lock.copyImpossible',
  offline: 'common.lock.copyNoInternet',
  unknown: 'common.lock.copyUnknown',
  refused: 'common.lock.copyRefused',
}

export const sayCopyRefused = (why: CopyRefused): keyof Words => said[why]

/** What keeps a copy is fetched when somebody wants one. */
export const fetchCopying = () => import('#capabilities/sealed-copy/web/copy.ts')
