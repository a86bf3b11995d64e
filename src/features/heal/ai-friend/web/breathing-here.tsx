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

/** Whatever is said next ends it. */
export function useBreathing(messages: number): Breathing {
  const [begunAt, setBegunAt] = useState(-1)

  function stop() {
    setBegunAt(-1)
    document.querySelector<HTMLElement>('[data-breathe]')?.focus()
  }

  return { isOn: begunAt === messages, begin: () => setBegunAt(messages), stop }
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
