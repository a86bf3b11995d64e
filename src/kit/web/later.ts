import { type ComponentType, lazy } from 'react'

const quietMillis = 3000
let quiet: Promise<unknown> | undefined

/** Somebody has touched the page, or it has been quiet for a while. */
export function whenQuiet(): Promise<unknown> {
  quiet ??= new Promise((come) => {
    const rest = () => setTimeout(come, quietMillis)
    if (document.readyState === 'complete') rest()
    else addEventListener('load', rest, { once: true })
    for (const touch of ['pointerdown', 'keydown', 'scroll'])
      addEventListener(touch, come, { passive: true, once: true })
  })
  return quiet
}

/**
 * A part whose code comes after the page can be used. What the server wrote of it stands until then,
 * and also where the code cannot come: it is waited for without end, and nothing breaks.
 */
export function later<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    // Of a page kept for offline use the server has written nothing that could stand meanwhile.
    (document.getElementById('app')?.hasChildNodes() ? whenQuiet() : Promise.resolve())
      .then(load)
      .catch(() => new Promise<never>(() => {})),
  )
}
