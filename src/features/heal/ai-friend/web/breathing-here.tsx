import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
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
  const { language } = useLanguage()
  const { part, isFailed } = useFetched(
    async () => {
      const { openSmallPacer } = await import('#capabilities/breathing/web/open-small-pacer.tsx')
      return { Pacer: await openSmallPacer(language) }
    },
    true,
    language,
  )
  const giveUp = useRef(onStop)
  giveUp.current = onStop
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isFailed) giveUp.current()
  }, [isFailed])

  useEffect(() => {
    if (part) place.current?.scrollIntoView({ block: 'nearest' })
  }, [part])

  return (
    <div ref={place} className={styles.breathing}>
      {part && <part.Pacer onStop={onStop} />}
    </div>
  )
}
