import { useLanguage } from '#kit/i18n/web/language.tsx'
import { device } from '#kit/web/device-store.ts'
import { useFetched } from '#kit/web/use-fetched.ts'
import { canLock, useLock } from '../lock/lock.ts'
import { answered } from './answered.ts'

/** Once three pages are kept, until it is answered, and never again after a no. */
export function LockOffer({ pages }: { pages: number }) {
  const { state } = useLock()
  const { language } = useLanguage()
  const isDue = pages >= 3 && state === 'off' && device.read(answered) === null && canLock()
  const { part } = useFetched(
    async () => (await import('./open-door.tsx')).openDoor(language),
    isDue,
    language,
  )
  return isDue && part ? part.offer : null
}
