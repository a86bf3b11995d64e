import { useEffect, useState } from 'react'

const left = (moment: number) => Math.max(0, Math.ceil((moment - Date.now()) / 1000))

/** Whole seconds until a moment (epoch ms; 0 for none), counted down. */
export function useSecondsUntil(moment: number): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const tick = () => setSeconds(left(moment))
    tick()
    if (left(moment) === 0) return
    const timer = setInterval(() => {
      tick()
      if (left(moment) === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [moment])
  return seconds
}
