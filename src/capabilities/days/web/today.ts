import { useEffect, useState } from 'react'
import { timeInZone, type ZonedTime } from '#kit/i18n/zoned-time.ts'
import { writeIsoDay } from '../iso-day.ts'

/** The day and the time on the wall where this device is. */
export interface Here {
  readonly date: string
  readonly time: string
}

export function readHere(): Here {
  const wall = timeInZone(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone)
  return { date: writeIsoDay(wall), time: writeTime(wall) }
}

function writeTime({ hour, minute }: ZonedTime): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
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
