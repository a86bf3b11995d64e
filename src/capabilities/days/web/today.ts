import { useEffect, useState } from 'react'
import { writeClockTime, writeIsoDay } from '#kit/i18n/civil-day.ts'
import { timeInZone } from '#kit/i18n/zoned-time.ts'

/** The day and the time on the wall where this device is. */
export interface Here {
  readonly date: string
  readonly time: string
}

export function readHere(): Here {
  return whereWeAre(Date.now())
}

/** The day of a moment, as the calendar on this device's wall showed it. */
export function dayHere(moment: number): string {
  return whereWeAre(moment).date
}

function whereWeAre(moment: number): Here {
  const wall = timeInZone(moment, Intl.DateTimeFormat().resolvedOptions().timeZone)
  return { date: writeIsoDay(wall), time: writeClockTime(wall) }
}

/** Today's ISO date, also past midnight; nothing on the server, which cannot know it. */
export function useToday(): string | null {
  const [today, setToday] = useState<string | null>(null)
  useEffect(() => {
    const look = () => setToday(readHere().date)
    look()
    const timer = setInterval(look, 30_000)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return today
}
