import { useEffect, useState } from 'react'

interface Here {
  readonly millis: number
  readonly zone: string
}

/** The moment and the zone of this browser, each second; nothing before the page is alive. */
export function useNow(): Here | null {
  const [here, setHere] = useState<Here | null>(null)

  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    let timer: ReturnType<typeof setTimeout> | undefined

    function tick() {
      const millis = Date.now()
      setHere({ millis, zone })
      // Aimed at the next full second each time, so the clock never lags behind its phone.
      timer = setTimeout(tick, 1000 - (millis % 1000))
    }

    function whileSeen() {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') tick()
    }

    whileSeen()
    document.addEventListener('visibilitychange', whileSeen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', whileSeen)
    }
  }, [])

  return here
}
