import { useEffect } from 'react'
import { leaveNow } from '#capabilities/cover/web/leave-now.ts'

const within = 1500

/** Escape three times leaves; a dialog that closes at the first of them closes as ever. */
export function useQuickExit(): void {
  useEffect(() => {
    let pressed: number[] = []
    const hear = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (key !== 'Escape' || repeat) return
      pressed = [...pressed, timeStamp].filter((one) => timeStamp - one < within)
      if (pressed.length > 2) leaveNow()
    }
    // A browser may bring a page back whole, without asking anybody whether it may be seen.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted || !document.cookie.includes('cover=')) return
      document.documentElement.hidden = true
      location.reload()
    }
    addEventListener('keydown', hear, true)
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('keydown', hear, true)
      removeEventListener('pageshow', comeBack)
    }
  }, [])
}
