import { keepNow } from '#kit/web/keep-now.ts'
import { wait } from '#kit/web/wait.ts'
import { patroPath, patroTitle } from '../cover-cookie.ts'

/** Nobody sees the page any more; its last words have this long to be written down. */
const lastWordsMillis = 250

/** The page is gone from the screen at once, and its place in the history is taken, whatever the network does. */
export function leaveNow(): void {
  document.documentElement.hidden = true
  document.title = patroTitle
  Promise.race([keepNow(), wait(lastWordsMillis)]).then(() => location.replace(patroPath))
}
