import { useEffect, useReducer, useState } from 'react'
import type { Breath } from '../rhythm/breath-at.ts'
import type { Pattern } from '../rhythm/pattern.ts'
import {
  beginRhythm,
  breathNow,
  changeRhythm,
  elapsedOf,
  type Rhythm,
  type RhythmEvent,
} from '../rhythm/rhythm.ts'

export interface RhythmInHand {
  readonly rhythm: Rhythm
  readonly breath: Breath
  send(event: RhythmEvent): void
}

/** The rhythm with its breath, second by second. */
export function useRhythm(first: Pattern): RhythmInHand {
  const [rhythm, send] = useReducer(changeRhythm, first, beginRhythm)
  const [seen, setSeen] = useState(() => ({ rhythm, breath: breathNow(rhythm, 0) }))

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined

    function look() {
      clearTimeout(timer)
      const now = performance.now()
      setSeen({ rhythm, breath: breathNow(rhythm, now) })
      if (rhythm.status !== 'running') return
      // Aimed at the next full second of the exercise, so that late timers never add up.
      timer = setTimeout(look, Math.max(1, 1000 - (elapsedOf(rhythm, now) % 1000)))
    }

    look()
    // A hidden tab sleeps; coming back, it looks at the clock and is where it should be.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [rhythm])

  const isOld = seen.rhythm !== rhythm
  return { rhythm, send, breath: isOld ? breathNow(rhythm, performance.now()) : seen.breath }
}
