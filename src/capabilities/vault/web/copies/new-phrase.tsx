import { useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import { shortestPhrase, weighPhrase } from '../../copies/weigh-phrase.ts'
import styles from './copies.module.css'
import { PhraseField } from './phrase-field.tsx'
import type { Words } from './words/en.ts'

interface NewPhraseProps {
  readonly phrase: string
  readonly onPhrase: (phrase: string) => void
  readonly again: string
  readonly onAgain: (again: string) => void
  /** Somebody wanted to go on before it was right. */
  readonly isPressed: boolean
}

export function isPhraseReady(phrase: string, again: string): boolean {
  return weighPhrase(phrase) !== 'short' && phrase === again
}

/** Typed twice: whoever mistypes it once has a file that nobody opens. */
export function NewPhrase({ phrase, onPhrase, again, onAgain, isPressed }: NewPhraseProps) {
  const t = useWords<Words>()
  const [isShown, show] = useState(false)
  const weight = weighPhrase(phrase)
  const isShort = weight === 'short'
  return (
    <>
      <PhraseField
        label={t('common.copies.phrase')}
        hint={t('common.copies.phraseHint')}
        error={isPressed && isShort && t('common.copies.short', { n: shortestPhrase })}
        value={phrase}
        isShown={isShown}
        onChange={onPhrase}
      />
      <p role="status" className={styles.quiet}>
        {!isShort && t(`common.copies.${weight}`)}
      </p>
      <PhraseField
        label={t('common.copies.again')}
        error={isPressed && !isShort && again !== phrase && t('common.copies.differs')}
        value={again}
        isShown={isShown}
        onChange={onAgain}
      />
      <Switch label={t('common.copies.show')} isOn={isShown} onChange={show} />
    </>
  )
}
