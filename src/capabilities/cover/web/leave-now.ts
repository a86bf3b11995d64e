import { keepNow } from '#kit/web/keep-now.ts'
import { patroPath, patroTitle } from '../cover-cookie.ts'

/** The page is gone from the screen at once, and its place in the history is taken, whatever the network does. */
export function leaveNow(): void {
  document.documentElement.hidden = true
  document.title = patroTitle
  keepNow()
  location.replace(patroPath)
}
