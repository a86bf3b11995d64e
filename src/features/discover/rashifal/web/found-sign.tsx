import type { ReactNode } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { Sign, SignId } from '#knowledge/rashi/signs.ts'
import { glyphs } from '../sign/glyphs.ts'
import type { Words } from '../words/en.ts'
import styles from './rashifal.module.css'

export interface FoundSignProps {
  readonly sign: Sign
  /** What led to it. */
  readonly children: ReactNode
  onTake(sign: SignId): void
}

export function FoundSign({ sign, children, onTake }: FoundSignProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const name = sign.name[language]
  return (
    <div className={styles.foundSign}>
      <p>
        {children} <strong>{name}</strong>
      </p>
      <Button kind="quiet" icon={glyphs[sign.id]} onClick={() => onTake(sign.id)}>
        {t('discover.rashifal.take', { sign: name })}
      </Button>
    </div>
  )
}
