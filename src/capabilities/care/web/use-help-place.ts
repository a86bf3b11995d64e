import { device } from '#kit/web/device-store.ts'
import { makeKeptStore, useStore } from '#kit/web/make-store.ts'
import { type HelpPlace, readHelpPlace } from '#knowledge/help/help-place.ts'
import { placeForZone } from '#knowledge/help/place-for-zone.ts'

const key = 'help-place'

/** A page made by the server is for Nepal: it is the same for everybody. */
const choice = makeKeptStore<HelpPlace>(
  () => readHelpPlace(device.read(key)) ?? guessPlace(),
  (text) => readHelpPlace(text) ?? 'np',
)

/** Where somebody is who looks for help: what they said, or what their clock says. Never sent. */
export function useHelpPlace(): { place: HelpPlace; choosePlace(place: HelpPlace): void } {
  return { place: useStore(choice), choosePlace }
}

/** The same, for who asks once and shows nothing of it. */
export function readPlace(): HelpPlace {
  return choice.read()
}

function choosePlace(place: HelpPlace): void {
  device.keep(key, place)
  choice.tell()
}

let guess: HelpPlace | undefined

/** A clock that is set anew while the page stands is followed at the next page. */
function guessPlace(): HelpPlace {
  guess ??= placeForZone(Intl.DateTimeFormat().resolvedOptions().timeZone)
  return guess
}
