/**
 * Why the calendar stands in front: `patro` was chosen and lasts; `leave` is set by the calendar
 * itself after somebody left in a hurry, so that the way back leads nowhere else for a while.
 */
export type Cover = 'patro' | 'leave'

export const coverCookie = 'cover'

export function readCover(value: string | undefined): Cover | null {
  return value === 'patro' || value === 'leave' ? value : null
}

export const patroPath = '/patro'
/** What the calendar is called in tabs, on home screens and in the list of recent apps. */
export const patroTitle = 'नेपाली पात्रो'
