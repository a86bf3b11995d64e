import { useRef } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { StreamedText } from '#capabilities/composing/web/streamed-text.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { NightPanel } from '#capabilities/look/web/night-panel.tsx'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useArrivalFocus } from '#kit/page/web/use-arrival-focus.ts'
import { useReveal } from '#kit/ui/web/use-reveal.ts'
import type { ReadingPeriod } from '#knowledge/poetry/kinds.ts'
import { type SignId, signs } from '#knowledge/rashi/signs.ts'
import { describeSpan } from '../period/describe-span.ts'
import { findFacts } from '../period/find-facts.ts'
import { glyphs } from '../sign/glyphs.ts'
import type { Words } from '../words/en.ts'
import styles from './rashifal.module.css'
import { SignInMoon } from './sign-in-moon.tsx'

/** What was asked for; the choices above may have moved on since. */
export interface Asked {
  readonly sign: SignId
  readonly period: ReadingPeriod
  readonly at: number
}

export function Reading({ asked, composing }: { asked: Asked; composing: Composing<'horoscope'> }) {
  const t = useWords<Words & ComposingWords>()
  const { language } = useLanguage()
  const { status, text } = composing
  const heading = useArrivalFocus<HTMLHeadingElement>(true)
  const told = useRef<HTMLElement>(null)
  // The stars come out over the moon one by one, and then the words.
  useReveal(told, 'svg > circle ~ path, [aria-live] > p', 300, text)
  const sign = signs.find(({ id }) => id === asked.sign)
  if (!sign) return null
  const [from = '', until] = describeSpan(asked.period, asked.at, language)
  const days = until ? t('discover.rashifal.weekOf', { from, until }) : from
  const facts = findFacts(asked.period, asked.at, language)
    .map(({ word, values }) => t(word, values))
    .join(' ')
  const title = `${sign.name[language]} · ${t(`discover.rashifal.${asked.period}`)}`
  return (
    <section ref={told} className="stack beside" aria-labelledby="reading">
      <NightPanel className={styles.night}>
        <SignInMoon glyph={glyphs[sign.id]} />
        <h2 id="reading" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p>{days}</p>
        {facts && <p>{facts}</p>}
      </NightPanel>
      <StreamedText composing={composing} lines={4} failed={t('discover.rashifal.failed')} />
      {status === 'done' && (
        <>
          <Provenance composing={composing} onWriteHere={composing.writeHere} />
          <PictureCard
            card={{
              hour: 'discover',
              language: composing.language,
              sign: { kind: 'glyph', path: glyphs[sign.id] },
              title,
              eyebrow: days,
              text,
              note: t(`common.composing.by.${composing.source ?? 'shelf'}`),
            }}
          />
          <ResultActions
            text={[title, days, facts, text].filter(Boolean).join('\n\n')}
            shareTitle={title}
            link={`?sign=${sign.id}`}
          />
          <p className={styles.quiet}>
            {t('discover.rashifal.facts', {
              lord: sign.lord[language],
              element: sign.element[language],
            })}{' '}
            {/* What stands in for a reading that could not be written is nobody's but this visitor's. */}
            {composing.source !== 'shelf' && t('discover.rashifal.same')}
          </p>
        </>
      )}
    </section>
  )
}
