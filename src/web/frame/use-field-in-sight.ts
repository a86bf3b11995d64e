import { useEffect } from 'react'

/** What a keyboard leaves of a phone, and how much it takes: a bar of the browser takes less. */
const low = 512
const keyboard = 100

/**
 * When the keyboard comes, the field in which somebody types is brought into sight; the styles say
 * how much room it keeps for its count and its button.
 */
export function useFieldInSight(): void {
  useEffect(() => {
    let height = Number.POSITIVE_INFINITY
    const look = () => {
      const field = document.querySelector('main :is(textarea, input):focus')
      if (innerHeight < Math.min(low, height - keyboard))
        field?.scrollIntoView({ block: 'nearest' })
      height = innerHeight
    }
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  }, [])
}
