import { createRoot } from 'react-dom/client'
import { makeStore, useStore } from '#kit/web/make-store.ts'
import { held } from './hand.ts'
import { HandSheet } from './hand-sheet.tsx'
import { Strip } from './strip.tsx'

const isOpen = makeStore(false)
const open = () => isOpen.change(() => true)
const close = () => isOpen.change(() => false)

let isShown = false

/**
 * Draws the hand in its place in the frame, once for all rooms, as trees of their own: no page
 * carries it from the start, and it speaks its own language.
 */
export function showHand(): void {
  const region = document.getElementById('hand')
  if (isShown || !region) return
  isShown = true
  // Beside the region and not in it: a sheet that opens is no news.
  const place = document.createElement('div')
  region.after(place)
  createRoot(region).render(<ShownStrip />)
  createRoot(place).render(<ShownSheet />)
}

function ShownStrip() {
  const { hand, isAway } = useStore(held)
  return hand && !isAway && <Strip hand={hand} onMore={open} />
}

function ShownSheet() {
  const { hand } = useStore(held)
  const isWanted = useStore(isOpen)
  return hand && <HandSheet hand={hand} open={isWanted} onClose={close} />
}
