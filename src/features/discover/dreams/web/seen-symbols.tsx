import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import type { SaidOfPicture } from '#knowledge/dreams/say-of-seen.ts'
import type { Words } from '../words/en.ts'
import styles from './dreams.module.css'

export interface SeenSymbolsProps {
  readonly dream: string
  /** What was said already is not said again. */
  readonly reading: string
}

/** What people say of the pictures in the dream. Their shelf comes when somebody tells one. */
export function SeenSymbols({ dream, reading }: SeenSymbolsProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const [seen, setSeen] = useState<readonly SaidOfPicture[]>([])

  useEffect(() => {
    let isWanted = true
    import('#knowledge/dreams/say-of-seen.ts')
      .then(({ sayOfSeen }) => sayOfSeen(dream, language, reading))
      .then(
        (said) => isWanted && setSeen(said),
        // Without a network on a first visit the reading stands alone.
        () => {},
      )
    return () => {
      isWanted = false
    }
  }, [dream, language, reading])

  if (seen.length === 0) return null
  return (
    <div className={styles.seen}>
      <h3>{t('discover.dreams.seen')}</h3>
      <dl>
        {seen.map(({ id, emoji, label, said }) => (
          <div key={id}>
            <dt>
              <span aria-hidden="true">{emoji}</span> {label}
            </dt>
            <dd>{said}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
