import { useEffect, useState } from 'react'

interface Here {
  readonly millis: number
  readonly zone: string
  /** Who asked for stillness is shown the minutes alone. */
  readonly isStill: boolean
}

const still = '(prefers-reduced-motion: reduce)'
const readHere = (): Here => ({
  millis: Date.now(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  isStill: matchMedia(still).matches,
})

/** The moment and the zone of this browser, each second; each minute for those who asked for stillness. */
export function useNow(): Here {
  const [here, setHere] = useState(readHere)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined

    function tick() {
      const now = readHere()
      setHere(now)
      const step = now.isStill ? 60_000 : 1000
      // Aimed at the next full step each time, so the clock never lags behind its phone.
      timer = setTimeout(tick, step - (now.millis % step))
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
