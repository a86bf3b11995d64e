import { useEffect, useState } from 'react'
import type { Both } from '#kit/i18n/both.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { clock } from '#kit/ui/web/icons.ts'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './post-item.module.css'

interface Props {
  readonly reason: string
  /** Whoever is in need is told of help, and never of a word that was found. */
  readonly isInNeed: boolean
}

/** To its author alone: why nobody else sees it yet, without the word "moderation" in it. */
export function HeldNote({ reason, isInNeed }: Props) {
  const t = useWallWords()
  const why = useWhy(isInNeed ? undefined : reason)
  return (
    <p className={styles.note}>
      <Icon path={clock} size="small" />
      <span>
        {t('held')} {why} {isInNeed && <AppLink href="/help">{t('whereToCall')}</AppLink>}
      </span>
    </p>
  )
}

/** Comes when somebody has to be told: hardly anybody ever is. */
function useWhy(reason: string | undefined): string | undefined {
  const { language } = useLanguage()
  const [why, setWhy] = useState<Both>()
  useEffect(() => {
    import('../why-held.ts').then(
      ({ inNeed, whyHeld }) => setWhy(reason === undefined ? inNeed : whyHeld(reason)),
      // Without it the sentence before says enough.
      () => {},
    )
  }, [reason])
  return why?.[language]
}
