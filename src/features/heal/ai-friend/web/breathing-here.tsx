import { type ComponentType, useEffect, useRef, useState } from 'react'

interface Props {
  onStop(): void
}

/** Breathing inside the talk, fetched when somebody wants to. */
export function BreathingHere({ onStop }: Props) {
  const [Pacer, setPacer] = useState<ComponentType<Props>>()
  const giveUp = useRef(onStop)
  giveUp.current = onStop

  useEffect(() => {
    let isWanted = true
    import('#capabilities/breathing/web/small-pacer.tsx').then(
      ({ SmallPacer }) => isWanted && setPacer(() => SmallPacer),
      () => isWanted && giveUp.current(),
    )
    return () => {
      isWanted = false
    }
  }, [])

  return Pacer ? <Pacer onStop={onStop} /> : null
}
