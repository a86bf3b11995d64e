import '#kit/ui/web/tokens.css'
import '#kit/ui/web/base.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isLanguage } from '#kit/i18n/language.ts'
import type { PageBoot } from '#kit/page/rendering.ts'
import { App } from './app.tsx'
import { bringFonts } from './bring-fonts.ts'
import { startOffline } from './offline/start-offline.ts'
import { openGivenRoom } from './rooms/open-given-room.ts'
import type { OpenRoom } from './rooms/room.ts'
import { tidyPath } from './rooms/routes.ts'

// A build inlines the fonts' rules, so that saving data can leave them out; while developing they come so.
if (import.meta.env.DEV) void import('#kit/ui/web/fonts.css')

const root = document.getElementById('app') as HTMLElement
/** A page kept for offline use was made for no address: it is drawn here from nothing. */
const isDrawn = root.hasChildNodes()
const boot = readBoot()

/**
 * The table of all rooms grows with the house, and the first page does not need
 * it: it comes when somebody is about to go elsewhere.
 */
const table = () => import('./rooms/open-room.ts')
const openRoom: OpenRoom = async (path, language) => (await table()).openRoom(path, language)

/** Without a network it is asked for only when it is needed: the phone may not keep it. */
function fetchTableAhead(): void {
  if (navigator.onLine) table().catch(() => {})
}

/** The page kept for offline use is one for everybody: what was chosen since stands in the cookie. */
function readBoot(): PageBoot {
  const made: PageBoot = JSON.parse((document.getElementById('boot') as HTMLElement).textContent)
  const chosen = /(?:^|; )language=(en|np)/.exec(document.cookie)?.[1]
  if (isDrawn || !isLanguage(chosen)) return made
  return { ...made, language: chosen, now: Date.now() }
}

async function start(): Promise<void> {
  const path = tidyPath(location.pathname)
  const room = boot.parts
    ? await openGivenRoom(path, boot.parts, boot.status)
    : await openRoom(path, boot.language)
  const app = <App boot={boot} room={room} openRoom={openRoom} />
  if (isDrawn) hydrateRoot(root, app)
  else createRoot(root).render(app)
  addEventListener('pointerdown', fetchTableAhead, { once: true })
  startOffline()
}

// The script is here: the line is free.
if (boot.fonts) bringFonts(boot.fonts)
start()
