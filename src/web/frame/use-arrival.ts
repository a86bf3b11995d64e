import { useEffect, useRef } from 'react'
import { tab } from '#kit/web/device-store.ts'
import type { Room } from '../rooms/room.ts'
import { tidyPath } from '../rooms/routes.ts'

/**
 * What a browser does by itself when a page is loaded, and a one-page app must
 * remember to do: go to the top on the way in, back to where one was on the way
 * back, and tell screen readers that this is a new page by focusing its heading.
 */
export function useArrival(room: Room): void {
  const first = useRef(true)
  const wentBack = useRef(false)
  // The address changes before the room does: what is scrolled meanwhile is still the room before.
  const shown = useRef(room.path)

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const leave = () => tab.keep(keyOf(shown.current), String(Math.round(scrollY)))
    const back = () => {
      // A step back inside one room (a page of the diary closes) arrives nowhere.
      wentBack.current = tidyPath(location.pathname) !== shown.current
    }
    addEventListener('popstate', back)
    addEventListener('scroll', leave, { passive: true })
    return () => {
      removeEventListener('popstate', back)
      removeEventListener('scroll', leave)
    }
  }, [])

  useEffect(() => {
    shown.current = room.path
    const reload = first.current
    first.current = false
    if (reload && location.hash) return
    scrollTo(0, reload || wentBack.current ? Number(tab.read(keyOf(room.path))) : 0)
    wentBack.current = false
    if (!reload) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [room.path])
}

const keyOf = (path: string) => `scroll ${path}`
