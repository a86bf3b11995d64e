import { isTabSealed, sealTab } from './seal-tab.ts'

/** Another tab deleted everything: what is on this screen and in its memory must not stay either. */
export function leaveWiped(): void {
  // The tab that deletes has still to say how it went.
  if (isTabSealed()) return
  sealTab()
  location.replace('/')
}
