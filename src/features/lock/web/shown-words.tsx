import { useEffect, useState } from 'react'
import { spellRecoveryWords } from '#capabilities/vault/web/door/fetch-lists.ts'
import { type Language, languages, languageTag } from '#kit/i18n/language.ts'
import { formatNumber } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { print } from '#kit/ui/web/icons.ts'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import type { Words } from '../words/en.ts'
import styles from './lock.module.css'

/** To be written on paper: there is no button that copies, for what is copied every app can read. */
export function ShownWords({ words }: { words: Uint8Array }) {
  const t = useWords<Words>()
  const { language: own, t: shared } = useLanguage()
  const [language, choose] = useState<Language>(own)
  const { spelled, isFailed, retry } = useSpelled(words, language)

  return (
    <>
      <div className={styles.noPrint}>
        <Toggle
          legend={t('common.lock.listLanguage')}
          hideLegend
          options={languages.map((value) => ({
            value,
            label: shared(value === 'np' ? 'common.nepali' : 'common.english'),
          }))}
          value={language}
          onChange={choose}
        />
      </div>
      {spelled && (
        <ol
          className={styles.sheet}
          lang={languageTag(language)}
          aria-label={t('common.lock.list')}
        >
          {spelled.map((word, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand there twice
            <li key={at}>
              <span className={styles.number}>{formatNumber(at + 1, language)}</span> {word}
            </li>
          ))}
        </ol>
      )}
      {!spelled && !isFailed && <Skeleton label={shared('common.loading')} lines={5} />}
      {isFailed && (
        <ErrorState
          message={t('common.lock.notSpelled')}
          retryLabel={shared('common.tryAgain')}
          onRetry={retry}
        />
      )}
      <div className={styles.noPrint}>
        <Button kind="plain" icon={print} onClick={() => globalThis.print()}>
          {t('common.lock.print')}
        </Button>
      </div>
    </>
  )
}

function useSpelled(words: Uint8Array, language: Language) {
  const [spelled, setSpelled] = useState<readonly string[] | null>(null)
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt more is a reason to try again
  useEffect(() => {
    let isAwaited = true
    setFailed(false)
    spellRecoveryWords(words, language).then(
      (list) => isAwaited && setSpelled(list),
      () => isAwaited && setFailed(true),
    )
    return () => {
      isAwaited = false
    }
  }, [words, language, attempt])

  return { spelled, isFailed, retry: () => setAttempt((count) => count + 1) }
}
