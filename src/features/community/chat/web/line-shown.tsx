import { memo, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import type { SaidAt } from '#kit/ui/web/said-at.tsx'
import { VisuallyHidden } from '#kit/ui/web/visually-hidden.tsx'
import { harmBetweenTwo } from '../harm-between-two.ts'
import type { Words } from '../words/en.ts'
import styles from './line-shown.module.css'
import { sendAgain } from './say.ts'
import { type Line, takeBack, type Unsent } from './talk.ts'
import { changeTalk } from './talk-store.ts'

type Said = Extract<Line, { kind: 'said' }>

export interface LineShownProps {
  readonly line: Line
  readonly partner: string
  readonly isPractice: boolean
  readonly isOver: boolean
  /** Until it has come its place is kept. */
  readonly When: typeof SaidAt | undefined
}

export const LineShown = memo(function LineShown(props: LineShownProps) {
  const { line, partner, isPractice, isOver, When } = props
  const t = useWords<Words>()
  if (line.kind === 'note') {
    return <p className={styles.note}>{t(`community.chat.note.${line.note}`)}</p>
  }
  const isMine = line.from === 'me'
  return (
    <div
      className={styles.line}
      data-mine={isMine || undefined}
      data-scripted={(isPractice && !isMine) || undefined}
    >
      <VisuallyHidden>{isMine ? t('community.chat.you') : partner}: </VisuallyHidden>
      <WordsOf line={line} />
      {/* A talk lasts no longer than the tab it is held in: every day in it is this one. */}
      <span className={styles.time}>{When && <When at={line.at} before={line.at} />}</span>
      {isMine && <Delivery line={line} isOver={isOver} />}
    </div>
  )
})

function WordsOf({ line }: { line: Said }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const [isUncovered, uncover] = useState(false)
  const { text, covered = 0, asWritten } = line
  const words = typeof text === 'string' ? text : text[language]
  return (
    <>
      <p dir="auto" className={styles.words}>
        {(isUncovered && asWritten) || words}
      </p>
      {covered > 0 && !isUncovered && (
        <p className={styles.small}>
          {t('community.chat.covered')}{' '}
          {asWritten && (
            <Button kind="plain" className={styles.act} onClick={() => uncover(true)}>
              {t('community.chat.uncover')}
            </Button>
          )}
        </p>
      )}
    </>
  )
}

function Delivery({ line, isOver }: { line: Said; isOver: boolean }) {
  const t = useWords<Words>()
  if (line.sending) return <p className={styles.small}>{t('community.chat.sending')}</p>
  if (!line.unsent) return null
  return (
    <p className={styles.small} data-unsent="">
      {t(`community.chat.unsent.${line.unsent}`)}{' '}
      {!isOver && isHarm(line.unsent) && (
        <Button
          kind="plain"
          className={styles.act}
          onClick={() => changeTalk((talk) => takeBack(talk, line.id))}
        >
          {t('community.chat.differently')}
        </Button>
      )}
      {!isOver && !isHarm(line.unsent) && (
        <Button kind="plain" className={styles.act} onClick={() => sendAgain(line.id)}>
          {t('community.chat.again')}
        </Button>
      )}
    </p>
  )
}

function isHarm(unsent: Unsent): boolean {
  return harmBetweenTwo.some((harm) => harm === unsent)
}
