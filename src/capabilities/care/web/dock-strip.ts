/** Between the strip and what is written. */
const air = 8

/**
 * Keeps the strip on top of the keyboard, tells the page how much of its foot is taken, and moves
 * the page up where the strip would come to lie on the field or its button.
 */
export function dockStrip(strip: HTMLElement): () => void {
  const root = document.documentElement.style
  const view = window.visualViewport

  let keyboard = 0

  function measure(): void {
    root.setProperty('--hand', `${strip.offsetHeight}px`)
    // Whoever zooms in wants the page larger and not shorter.
    if (!view || view.scale > 1.01) return
    const hidden = innerHeight - view.offsetTop - view.height
    keyboard = Math.max(0, Math.round(hidden))
    root.setProperty('--keyboard', `${keyboard}px`)
  }

  function settle(): void {
    measure()
    // Where it will stand, not where it is on its way there.
    const below = Number.parseFloat(getComputedStyle(strip).bottom) || 0
    makeRoomAbove(innerHeight - Math.max(keyboard, below) - strip.offsetHeight - air)
  }

  settle()
  const size = new ResizeObserver(settle)
  size.observe(strip)
  view?.addEventListener('resize', settle)
  view?.addEventListener('scroll', measure)
  return () => {
    size.disconnect()
    view?.removeEventListener('resize', settle)
    view?.removeEventListener('scroll', measure)
    root.removeProperty('--hand')
    root.removeProperty('--keyboard')
  }
}

/** The field in which somebody types stays in sight, with its button where both have room. */
function makeRoomAbove(floor: number): void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement)) return
  const written = field.getBoundingClientRect()
  const counted = field.parentElement?.getBoundingClientRect().bottom ?? written.bottom
  const button = field.form?.querySelector('[type=submit]')?.getBoundingClientRect()
  const ceiling = findCeiling()
  const withButton = Math.max(counted, button?.bottom ?? 0)
  const foot = withButton - written.top <= floor - ceiling ? withButton : counted
  // A button that sticks to the floor lies over what scrolls beneath it, one beside the field does not.
  const isBelow = button && button.left < written.right && button.right > written.left
  const covered = isBelow ? counted + air - button.top : 0
  const under = Math.min(Math.max(foot - floor, covered), written.top - ceiling)
  if (under > 0) scrollBy({ top: under, behavior: 'instant' })
}

/** The header lies over the page, except where the glass is so short that it makes way. */
function findCeiling(): number {
  const top = visualViewport?.offsetTop ?? 0
  const header = document.querySelector('header')
  const isFixed = header !== null && getComputedStyle(header).position === 'sticky'
  return isFixed ? Math.max(top, header.getBoundingClientRect().bottom) : top
}
