import { helpIn } from './help-in.ts'
import type { Helpline } from './helpline.ts'

const daysACheckLasts = 90
const dayInMilliseconds = 86_400_000

const allHelplines: readonly Helpline[] = Object.values(helpIn)
  .flatMap(({ lines }) => lines)
  .filter(({ call }) => call !== '')

/** A number that no longer answers is worse than none: these should be phoned again. */
export function findHelplinesToPhone(
  today: string,
  lines: readonly Helpline[] = allHelplines,
): Helpline[] {
  const now = Date.parse(today)
  return lines.filter(
    ({ checkedOn }) =>
      checkedOn === null || now - Date.parse(checkedOn) > daysACheckLasts * dayInMilliseconds,
  )
}
