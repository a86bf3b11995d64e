import { useEffect, useState } from 'react'
import { kathmandu } from '#kit/i18n/kathmandu.ts'
import { usePage } from '#kit/page/web/page.tsx'

export interface NowAndZone {
  readonly now: number
  readonly zone: string
}

const minute = 60_000

/**
 * Now and here, moving on each minute. The server cannot know where the visitor
 * is: it and the first drawing in the browser count from Kathmandu.
 */
export function useNowAndZone(): NowAndZone {
  const { now } = usePage()
  const [nowAndZone, setNowAndZone] = useState<NowAndZone>({ now, zone: kathmandu })

  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    const look = () => setNowAndZone({ now: Date.now(), zone })
    look()
    const timer = setInterval(look, minute)
    return () => clearInterval(timer)
  }, [])

  return nowAndZone
}
