import { useState } from 'react'
import { device } from '#kit/web/device-store.ts'
import { canLock, useLock } from '../lock/lock.ts'
import { useBrought } from './use-brought.ts'

const answered = 'lock-offer'
const enoughPages = 3

/** Asked after a page was kept, once there are three of them, and never again after a no. */
export function LockOffer({ pages }: { pages: number | undefined }) {
  const { state } = useLock()
  const [before, setBefore] = useState(pages)
  const [isPutAway, putAway] = useState(false)
  if (before === undefined && pages !== undefined) setBefore(pages)
  const hasKeptNow = before !== undefined && pages !== undefined && pages > before
  const isDue = state === 'off' && !isPutAway && hasKeptNow && pages >= enoughPages
  const isWanted = isDue && device.read(answered) === null && canLock()

  const { view } = useBrought(
    async (language) =>
      (await import('./open-offer.tsx')).openOffer(language, {
        onPutAway() {
          device.keep(answered, 'no')
          putAway(true)
        },
      }),
    isWanted,
  )
  return isWanted && view ? view : null
}
