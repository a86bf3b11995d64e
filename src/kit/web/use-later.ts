import { useEffect, useState } from 'react'

const quietMillis = 3000

/**
 * False at first, true once somebody has touched the page or it has been quiet for a while: on a
 * weak line what stands at its foot must not keep what is looked at waiting.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)

  useEffect(() => {
    const come = () => setLater(true)
    const timer = setTimeout(come, quietMillis)
    const touches = ['pointerdown', 'keydown', 'scroll'] as const
    for (const touch of touches) addEventListener(touch, come, { passive: true, once: true })
    return () => {
      clearTimeout(timer)
      for (const touch of touches) removeEventListener(touch, come)
    }
  }, [])

  return isLater
}
