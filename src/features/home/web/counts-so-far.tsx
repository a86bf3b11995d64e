import { useEffect, useState } from 'react'
import { askServer } from '#kit/http/web/ask-server.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { usePageData } from '#kit/page/web/use-page-data.ts'
import type { readCounts, SiteCounts } from '../contract.ts'
import { homePage } from '../home-page.ts'
import type { Words } from '../words/en.ts'
import styles from './home.module.css'

/** Before the figures that the house aims at, those that were counted here. */
export function CountsSoFar() {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const counts = useCounts()
  if (!counts) return <p className={styles.counts} />
  const { posts, hearts, votes } = counts
  if (posts + hearts + votes === 0) return <p className={styles.counts}>{t('home.countsNone')}</p>
  const say = (count: number) => formatNumber(count, language)
  return (
    <p className={styles.counts}>
      {t('home.counts', { posts: say(posts), hearts: say(hearts), votes: say(votes) })}
    </p>
  )
}

/** From the page where the server rendered it; whoever walks here from another room asks. */
function useCounts(): SiteCounts | null {
  const [counts, setCounts] = useState(usePageData(homePage)?.counts ?? null)
  useEffect(() => {
    // Without an answer the line stays empty: nothing depends on it.
    if (counts || !navigator.onLine) return
    askServer<typeof readCounts>('GET', '/api/counts').then(setCounts, () => {})
  }, [counts])
  return counts
}
