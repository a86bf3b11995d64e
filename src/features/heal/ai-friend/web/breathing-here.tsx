import { type ComponentType, useEffect, useRef, useState } from 'react'
import styles from './ai-friend.module.css'

interface Props {
  onStop(): void
}

export interface Breathing {
  readonly isOn: boolean
  begin(): void
  stop(): void
}

/** Whatever is said next ends it, and so does another talk: `moment` is another one then. */
export function useBreathing(moment: string): Breathing {
  const [begunAt, setBegunAt] = useState<string>()

  function stop() {
    setBegunAt(undefined)
    document.querySelector<HTMLElement>('[data-breathe]')?.focus()
  }

  return { isOn: begunAt === moment, begin: () => setBegunAt(moment), stop }
}

/** Breathing inside the talk, fetched when somebody wants to. */
export function BreathingHere({ onStop }: Props) {
  const [Pacer, setPacer] = useState<ComponentType<Props>>()
  const giveUp = useRef(onStop)
  giveUp.current = onStop
  const place = useRef<HTMLDivElement>(null)

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

  useEffect(() => {
    if (Pacer) place.current?.scrollIntoView({ block: 'nearest' })
  }, [Pacer])

  return (
    <div ref={place} className={styles.breathing}>
      {Pacer && <Pacer onStop={onStop} />}
    </div>
  )
}
