const controls = 'a[href], button, input, select, textarea, summary, label:has(input)'
/** No control is smaller than two of these steps. */
const step = 16

/**
 * Moves a slip, which its style puts at the foot of the glass, as far up as it must go to lie over
 * nothing that answers to a finger. It looks again when the page grows, when it was scrolled, and
 * when the keyboard comes or goes.
 */
export function keepClear(slip: HTMLElement): () => void {
  let now: Place = [0, 0]
  const place = () => {
    // What lies under it is felt for through it.
    slip.style.pointerEvents = 'none'
    if (!isFree(slip, now)) now = findPlace(slip) ?? [0, 0]
    slip.style.pointerEvents = ''
    slip.style.translate = `${now[0]}px ${now[1]}px`
  }
  place()
  const watched = new ResizeObserver(place)
  watched.observe(document.body)
  addEventListener('scrollend', place)
  addEventListener('resize', place)
  return () => {
    watched.disconnect()
    removeEventListener('scrollend', place)
    removeEventListener('resize', place)
  }
}

/** In pixels from where the style puts it. */
type Place = readonly [x: number, y: number]

/** The lowest, in the middle or at an edge. */
function findPlace(slip: HTMLElement): Place | undefined {
  const { left, top } = measureByStyle(slip)
  const toEdge = Math.max(0, left - 8)
  for (let y = 0; top + y >= 0; y -= step / 2) {
    const x = [0, toEdge, -toEdge].find((each) => isFree(slip, [each, y]))
    if (x !== undefined) return [x, y]
  }
  return undefined
}

function isFree(slip: HTMLElement, [x, y]: Place): boolean {
  const { left, right, top, bottom } = measureByStyle(slip)
  for (const down of steps(top + y, bottom + y)) {
    for (const across of steps(left + x, right + x)) {
      if (document.elementFromPoint(across, down)?.closest(controls)) return false
    }
  }
  return true
}

function steps(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / step)
  return Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count)
}

/** While a slip comes, its own box moves; what holds it stands. */
function measureByStyle(slip: HTMLElement): DOMRect {
  const holder = slip.offsetParent?.getBoundingClientRect()
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = slip
  const [left = 0, top = 0] = [holder?.left, holder?.top]
  return new DOMRect(left + offsetLeft, top + offsetTop, offsetWidth, offsetHeight)
}
