import { createRoot, hydrateRoot } from 'react-dom/client'
import { patroPath } from '#capabilities/cover/cover-cookie.ts'
import {
  cameFromHouse,
  coverTheWayBack,
  uncoverTheWayBack,
} from '#capabilities/cover/web/after-leaving.ts'
import { isOpened, markOpened, shutTab } from '#capabilities/cover/web/cover-here.ts'
import { lockElsewhere } from '#capabilities/cover/web/lock-elsewhere.ts'
import { PatroPage } from '#features/patro/web/patro-page.tsx'
import { isLanguage, type Language, languageTag } from '#kit/i18n/language.ts'
import type { PatroBoot } from '#kit/page/rendering.ts'
import { openHouse } from './cover/open-house.ts'

const root = document.getElementById('patro') as HTMLElement
const boot: PatroBoot = JSON.parse((document.getElementById('boot') as HTMLElement).textContent)
const isPatro = location.pathname.startsWith(patroPath)

/** A page that a phone has kept was made before the language was changed. */
function chosenLanguage(): Language {
  const chosen = /(?:^|; )language=(en|np)/.exec(document.cookie)?.[1]
  return isLanguage(chosen) ? chosen : boot.language
}

function showPatro(): void {
  const language = chosenLanguage()
  const patro = <PatroPage language={language} now={boot.now} open={open} />
  const page = language === boot.language ? hydrateRoot(root, patro) : drawAnew()

  function drawAnew() {
    document.documentElement.lang = languageTag(language)
    const drawn = createRoot(root)
    drawn.render(patro)
    return drawn
  }

  async function open(): Promise<void> {
    await openHouse(boot, () => {
      page.unmount()
      uncoverTheWayBack()
      markOpened()
      if (isPatro) history.replaceState(null, '', '/')
    })
  }
}

function start(): void {
  if (isPatro) {
    // Whoever left comes back to a shut door, in this tab too.
    shutTab()
    if (cameFromHouse()) void lockElsewhere()
  }
  if (coverTheWayBack() === 'reload') location.reload()
  else if (isOpened()) openHouse(boot, () => {}).catch(showPatro)
  else showPatro()
}

start()
