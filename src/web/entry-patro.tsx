import { hydrateRoot } from 'react-dom/client'
import { patroPath } from '#capabilities/cover/cover-cookie.ts'
import { coverTheWayBack, uncoverTheWayBack } from '#capabilities/cover/web/after-leaving.ts'
import { isOpened, markOpened, shutTab } from '#capabilities/cover/web/cover-here.ts'
import { PatroPage } from '#features/patro/web/patro-page.tsx'
import { isLanguage } from '#kit/i18n/language.ts'
import type { PatroBoot } from '#kit/page/rendering.ts'
import { openHouse } from './cover/open-house.ts'

const root = document.getElementById('patro') as HTMLElement
const boot: PatroBoot = JSON.parse((document.getElementById('boot') as HTMLElement).textContent)
const isPatro = location.pathname.startsWith(patroPath)

function showPatro(): void {
  const page = hydrateRoot(root, <PatroPage language={boot.language} now={boot.now} open={open} />)

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
  if (coverTheWayBack() === 'reload') return location.reload()
  // Whoever left comes back to a shut door, in this tab too.
  if (isPatro) shutTab()
  if (!isPatro && isOpened()) openHouse(boot, () => {}).catch(showPatro)
  else showPatro()
}

start()
