import { rememberChoice } from '#kit/page/web/remember-choice.ts'
import { patroPath } from '../cover-cookie.ts'
import { coverHere } from './cover-here.ts'

/** Long enough for the way back to be tried, short enough that nobody is kept out of their own house. */
const covered = 60
const renewEvery = 20_000

let timer: ReturnType<typeof setInterval> | undefined

/**
 * After a hasty leave the pages before this one still stand in the tab's history. While the
 * calendar is on the screen, and a minute longer, they show the calendar too. Answers whether this
 * page should be asked for again: whoever goes to an address by their own will has come back.
 */
export function coverTheWayBack(): 'stay' | 'reload' {
  const cover = coverHere()
  const isPatro = location.pathname.startsWith(patroPath)
  if (cover === 'patro' || (!cover && !(isPatro && cameFromHouse()))) return 'stay'
  if (!isPatro && wentThere()) {
    rememberChoice('cover', null)
    return 'reload'
  }
  renew()
  timer = setInterval(renew, renewEvery)
  document.addEventListener('visibilitychange', renew)
  return 'stay'
}

/** Whoever opens the house here has come back. */
export function uncoverTheWayBack(): void {
  clearInterval(timer)
  document.removeEventListener('visibilitychange', renew)
  if (coverHere() === 'leave') rememberChoice('cover', null)
}

function renew(): void {
  if (document.visibilityState === 'visible') rememberChoice('cover', 'leave', covered)
}

/** A hasty leave is a step from the house to the calendar, with script or without. */
export function cameFromHouse(): boolean {
  return (
    document.referrer.startsWith(`${location.origin}/`) &&
    !document.referrer.startsWith(location.origin + patroPath)
  )
}

/** By a link, a bookmark or the address bar, and not by the way back or a reload. */
function wentThere(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return entry?.type === 'navigate'
}
