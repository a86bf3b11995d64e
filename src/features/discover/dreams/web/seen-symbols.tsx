import { useEffect, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import type { DreamSymbol } from '../symbols/symbol.ts'
import type { Words } from '../words/en.ts'
import styles from './dreams.module.css'

/** What is said of the pictures in the dream. Their shelf comes when somebody tells one. */
export function SeenSymbols({ dream }: { dream: string }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const [seen, setSeen] = useState<readonly DreamSymbol[]>([])

  useEffect(() => {
    let isWanted = true
    import('../symbols/find-symbols.ts').then(
      ({ findSymbols }) => isWanted && setSeen(findSymbols(dream)),
      // Without a network on a first visit the reading stands alone.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [dream])

  if (seen.length === 0) return null
  return (
    <div className={styles.seen}>
      <h3>{t('discover.dreams.seen')}</h3>
      <dl>
        {seen.map((symbol) => (
          <div key={symbol.id}>
            <dt>
              <span aria-hidden="true">{symbol.emoji}</span> {symbol.label[language]}
            </dt>
            <dd>{symbol.meaning[language]}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
