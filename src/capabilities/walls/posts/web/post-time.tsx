import type { MouseEvent } from 'react'
import { formatRelative } from '#kit/i18n/relative-time.ts'
import { sayDate } from '#kit/i18n/say-when.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './post-item.module.css'
import type { NowAndZone } from './use-now-and-zone.ts'

interface Props {
  readonly timestamp: string
  readonly nowAndZone: NowAndZone
  /** Where the post stands alone. */
  readonly href: string
  readonly onOpen: () => void
  /** Where the post is read alone, the whole date is written out. */
  readonly inFull?: boolean
}

const hourMillis = 3_600_000

/** How long ago, as far as the hour tells, for no more of it is kept; the day of the Bikram Sambat under the pointer and for whoever comes by keyboard. */
export function PostTime({ timestamp, nowAndZone, href, onOpen, inFull }: Props) {
  const { language } = useLanguage()
  const t = useWallWords()
  const then = Date.parse(timestamp)
  const whole = sayDate(then, nowAndZone.zone, language)

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen()
  }

  if (inFull) {
    return (
      <time className={styles.whole} dateTime={timestamp}>
        {whole}
      </time>
    )
  }
  return (
    <a href={href} className={styles.time} title={whole} data-whole={whole} onClick={open}>
      <time dateTime={timestamp}>
        {nowAndZone.now - then < hourMillis
          ? t('lately')
          : formatRelative(then, nowAndZone.now, language, nowAndZone.zone)}
      </time>
    </a>
  )
}
