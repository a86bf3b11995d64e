import { Moon, NightPanel, NightSky, Star } from '#capabilities/look/web/night-panel.tsx'
import { formatBsDay } from '#kit/i18n/bikram-sambat.ts'
import { formatAdDay } from '#kit/i18n/dates.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useArrivalFocus } from '#kit/page/web/use-arrival-focus.ts'
import type { BirthDate } from '../path/read-birth-date.ts'
import type { Words } from '../words/en.ts'
import styles from './numerology.module.css'
import { writeFigure } from './write-figure.ts'

/** The number in the moon, and the day it belongs to in both calendars. */
export function LifePathNumber({ number, date }: { number: number; date: BirthDate }) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const heading = useArrivalFocus<HTMLHeadingElement>(true)
  return (
    <NightPanel>
      <h2 id="life-path" ref={heading} tabIndex={-1} className={styles.heading}>
        <span>{t('discover.numerology.number')}</span>{' '}
        <span className={styles.moonrise}>
          <Moonlight />
          <span className={styles.number}>{writeFigure(number, language)}</span>
        </span>
      </h2>
      <p className={styles.day}>
        {date.bs && <span>{formatBsDay(date.bs, language)}</span>}
        <span>{formatAdDay(date.ad, language)}</span>
      </p>
    </NightPanel>
  )
}

const specks =
  'M24 30h0M44 94h0M212 28h0M228 76h0M196 128h0M30 62h0M204 52h0M62 18h0M176 14h0M58 128h0M16 116h0M226 112h0'

function Moonlight() {
  return (
    <NightSky height={144} specks={specks}>
      <Moon x={120} y={72} size={50} />
      <Star x={52} y={54} size={1.1} />
      <Star x={194} y={96} size={0.8} />
      <Star x={186} y={34} size={0.6} />
    </NightSky>
  )
}
