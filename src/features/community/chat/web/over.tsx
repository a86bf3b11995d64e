import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Words } from '../words/en.ts'
import { connect, endChat, type Searcher } from './look-for-somebody.ts'
import styles from './over.module.css'

/** The other has gone; what was said stays readable until the visitor closes it. */
export function Over({ searcher }: { searcher: Searcher }) {
  const t = useWords<Words>()
  return (
    <div className={styles.over}>
      <Button onClick={() => void connect(searcher)}>{t('community.chat.another')}</Button>
      <Button kind="quiet" onClick={endChat}>
        {t('community.chat.close')}
      </Button>
    </div>
  )
}
