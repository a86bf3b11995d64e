import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { deviceVaultParts } from '#capabilities/vault/web/device-vault.ts'
import { makeRandomId } from '#kit/web/random-id.ts'

const mark = '#page-'

/** With a lock set the address names a page by chance: an id says when it was written, and histories are kept. */
const ids = new Map<string, string>()
const names = new Map<string, string>()

export function addressOf(id: string): string {
  return mark + (deviceVaultParts().gate.state() === 'off' ? id : nameFor(id))
}

function nameFor(id: string): string {
  const name = names.get(id) ?? makeRandomId()
  names.set(id, name)
  ids.set(name, id)
  return name
}

/**
 * The page of the diary that lies open, by what follows the # of the address: that part never
 * travels to the server, and the phone's back button closes the page.
 */
export function useOpenPage(): { id: string | null; close(): void } {
  const id = useSyncExternalStore(subscribe, readId, () => null)
  const openedHere = useRef(false)
  const listPlace = useRef(0)
  const before = useRef(id)

  useEffect(() => {
    const remember = () => {
      if (!readId()) listPlace.current = scrollY
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [])

  useEffect(() => {
    if (before.current === id) return
    openedHere.current = id !== null
    scrollTo(0, id === null ? listPlace.current : 0)
    if (id === null) focusOnLinkTo(before.current ?? '')
    before.current = id
  }, [id])

  const close = useCallback(() => {
    if (openedHere.current) return history.back()
    history.replaceState(null, '', location.pathname + location.search)
    dispatchEvent(new HashChangeEvent('hashchange'))
  }, [])

  return { id, close }
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

function readId(): string | null {
  if (!location.hash.startsWith(mark)) return null
  const name = location.hash.slice(mark.length)
  return ids.get(name) ?? name
}

/** Back where the page was taken from; if it is gone, at the head of the diary. */
function focusOnLinkTo(id: string): void {
  const link = document.querySelector<HTMLElement>(`a[href="${CSS.escape(addressOf(id))}"]`)
  const place = link ?? document.querySelector<HTMLElement>('main h1')
  place?.focus({ preventScroll: true })
}
