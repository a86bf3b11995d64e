import { type RefObject, useEffect } from 'react'

/**
 * Tells the styles which part of the page can be seen, and what the header of the
 * house takes of it. On many phones neither `dvh` nor `fixed` knows of the
 * keyboard, and the field would lie behind it.
 */
export function useVisiblePart(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const measure = () => {
      // Whoever zooms in wants the page larger and not shorter.
      if (view.scale > 1.01) return
      const tell = (name: string, pixels: number | undefined) =>
        pixels !== undefined && room.current?.style.setProperty(name, `${Math.round(pixels)}px`)
      tell('--visible-height', view.height)
      tell('--visible-top', view.offsetTop)
      tell('--header', document.querySelector('header')?.getBoundingClientRect().height)
    }
    measure()
    view.addEventListener('resize', measure)
    view.addEventListener('scroll', measure)
    return () => {
      view.removeEventListener('resize', measure)
      view.removeEventListener('scroll', measure)
    }
  }, [room])
}
