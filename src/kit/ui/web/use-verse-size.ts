import { type RefObject, useLayoutEffect } from 'react'

/** In px: below it a letter is too small to be read with pleasure, and the line breaks after all. */
const smallest = 16

/** A line that stays whole is worth more than a larger letter: all of them shrink a little before one breaks. */
export function useVerseSize(lines: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other lines
  useLayoutEffect(() => {
    const element = lines.current
    if (!element) return
    let room = 0

    function measure(): void {
      if (!element) return
      room = element.clientWidth
      const { style } = element
      style.fontSize = ''
      style.inlineSize = 'max-content'
      style.whiteSpace = 'nowrap'
      const widest = element.offsetWidth
      style.inlineSize = style.whiteSpace = ''
      if (widest <= room) return
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      style.fontSize = `${Math.max(smallest, Math.floor((size * room * 10) / widest) / 10)}px`
    }

    // In a fold that is still closed there is no room at all; a font that comes late has other widths.
    const size = new ResizeObserver(() => element.clientWidth !== room && measure())
    size.observe(element)
    measure()
    document.fonts?.addEventListener('loadingdone', measure)
    return () => {
      size.disconnect()
      document.fonts?.removeEventListener('loadingdone', measure)
    }
  }, [lines, text])
}
