import { useEffect, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import { copy } from '#kit/ui/web/icons.ts'
import { copyText } from '#kit/web/copy-text.ts'
import styles from './copies.module.css'
import type { Words } from './words/en.ts'

/** For the day on which this site is not there: the common tool takes the key, and not the words. */
export function AgeKey({ words }: { words: Uint8Array }) {
  const t = useWords<Words>()
  const [isCopied, setCopied] = useState(false)
  const [key, setKey] = useState('')

  useEffect(() => {
    import('../../copies/word-identity.ts').then(
      ({ identityOfWords }) => setKey(identityOfWords(words)),
      // It can be had another day, from the same words.
      () => {},
    )
  }, [words])

  return (
    <Disclosure summary={t('common.copies.ageKey')}>
      <div className={styles.form}>
        <p className={styles.quiet}>{t('common.copies.ageKeyLead')}</p>
        <code className={styles.key}>{key}</code>
        <div className="cluster">
          <Button kind="plain" icon={copy} onClick={async () => setCopied(await copyText(key))}>
            {t('common.copies.ageKeyCopy')}
          </Button>
          <span role="status">{isCopied && t('common.copies.ageKeyCopied')}</span>
        </div>
      </div>
    </Disclosure>
  )
}
