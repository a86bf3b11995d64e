import { Button } from '#kit/ui/web/button.tsx'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './composer.module.css'

export interface TextRange {
  readonly start: number
  readonly end: number
}

interface Props {
  readonly text: string
  readonly finds: readonly TextRange[]
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** Shows what was noticed in somebody's words; what becomes of it is theirs to say. */
export function ContactsFound({ text, finds, onRemove, onKeep }: Props) {
  const t = useWallWords()
  return (
    <div role="alert" className={styles.question}>
      <p className={styles.asked}>{t('contacts.title')}</p>
      <p>{t('contacts.lead')}</p>
      <ul>
        {finds.map(({ start, end }) => (
          <li key={start}>
            <bdi>{text.slice(start, end)}</bdi>
          </li>
        ))}
      </ul>
      <div className="cluster">
        <Button onClick={onRemove}>{t('contacts.remove')}</Button>
        <Button kind="quiet" onClick={onKeep}>
          {t('contacts.keep')}
        </Button>
      </div>
    </div>
  )
}

/** Leaves the rest as it was written, without the gap. */
export function removeRanges(text: string, ranges: readonly TextRange[]): string {
  let rest = text
  for (const { start, end } of [...ranges].sort((a, b) => b.start - a.start)) {
    const before = rest.slice(0, start)
    const after = rest.slice(end)
    const closesGap = /(^|\s)$/.test(before) && /^[ \t]/.test(after)
    rest = before + (closesGap ? after.slice(1) : after)
  }
  return rest.trim()
}
