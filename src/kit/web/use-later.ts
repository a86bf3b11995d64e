import { useEffect, useState } from 'react'
import { whenQuiet } from './later.ts'

/**
 * False at first, true once somebody has touched the page or it has been quiet for a while: on a
 * weak line what stands at its foot must not keep what is looked at waiting.
 */
export function useLater(): boolean {
  const [isLater, setLater] = useState(false)

  useEffect(() => {
    let isHere = true
    whenQuiet().then(() => isHere && setLater(true))
    return () => {
      isHere = false
    }
  }, [])

  return isLater
}
