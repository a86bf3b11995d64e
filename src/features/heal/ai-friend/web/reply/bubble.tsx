import { memo, type ReactNode } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { FindNumbers } from '../../talk/numbers-in-text.ts'
import { paragraphsOf } from '../../talk/pace.ts'
import { tagOf } from '../../talk/voices.ts'
import type { Words } from '../../words/en.ts'
import styles from './bubble.module.css'

interface BubbleProps {
  readonly isUser: boolean
  /** When it was said, where that is known. */
  readonly when?: ReactNode
  readonly children: ReactNode
  /** What can be done with it. */
  readonly below?: ReactNode
}

/** What one of the two said, with who said it. */
export function Bubble({ isUser, when, children, below }: BubbleProps) {
  const t = useWords<Words>()
  return (
    <div className={isUser ? styles.mine : styles.theirs}>
      <p className={styles.who}>
        {t(isUser ? 'heal.ai-friend.you' : 'heal.ai-friend.friend')} {when}
      </p>
      <div className={styles.bubble} dir="auto">
        {children}
      </div>
      {below}
    </div>
  )
}

export function Dots() {
  const t = useWords<Words>()
  return (
    <span className={styles.dots}>
      <span className="visually-hidden">{t('heal.ai-friend.answering')}</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </span>
  )
}

interface SpokenProps {
  readonly text: string
  readonly numbers: FindNumbers | undefined
  /** As many paragraphs of it as are there yet; all of them where nothing is said. */
  readonly shown?: number | undefined
}

/** Words of the friend in paragraphs, in which a helpline can be called by a press. */
export const Spoken = memo(function Spoken({ text, numbers, shown }: SpokenProps) {
  if (shown === 0) return <Dots />
  const paragraphs = paragraphsOf(text).slice(0, shown)
  return (
    <div lang={tagOf(text)} className={styles.spoken}>
      {paragraphs.map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place in the text
        <p key={at} className={shown === undefined ? undefined : styles.arriving}>
          <WithNumbers text={paragraph} numbers={numbers} />
        </p>
      ))}
    </div>
  )
})

function WithNumbers({ text, numbers }: Omit<SpokenProps, 'shown'>) {
  if (!numbers) return text
  return numbers(text).map(({ text, call }, at) =>
    call ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
      <a key={at} href={`tel:${call}`} className={styles.number}>
        {text}
      </a>
    ) : (
      text
    ),
  )
}
