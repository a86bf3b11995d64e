import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import styles from './name.module.css'

export interface PartsProps {
  readonly meaning: string
  readonly origin: string
  readonly personality: string
  /** The language the parts are in, where it may not be the page’s. */
  readonly lang?: string
}

export function Parts({ lang, ...parts }: PartsProps) {
  const t = useWords<Words>()
  return (
    <dl className={styles.parts}>
      {(['meaning', 'origin', 'personality'] as const).map((part) => (
        <div key={part}>
          <dt>{t(`discover.name.${part}`)}</dt>
          <dd lang={lang}>{parts[part]}</dd>
        </div>
      ))}
    </dl>
  )
}
