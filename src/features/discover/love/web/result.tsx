import type { CSSProperties } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import { StructuredResult } from '#capabilities/composing/web/structured-result.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { NightPanel } from '#capabilities/look/web/night-panel.tsx'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { languageTag } from '#kit/i18n/language.ts'
import { formatPercent } from '#kit/i18n/numbers.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useArrivalFocus } from '#kit/page/web/use-arrival-focus.ts'
import { colourOf } from '../match/match-names.ts'
import type { Words } from '../words/en.ts'
import { FillingHeart, heart } from './filling-heart.tsx'
import styles from './love.module.css'
import type { TwoNames } from './names-form.tsx'

export interface ResultProps {
  readonly composing: Composing<'love'>
  readonly names: TwoNames
}

/**
 * The number waits for the words: where the writing service fails, the shelf brings both, and a
 * number that changes before one’s eyes would be no game.
 */
export function Result({ composing, names }: ResultProps) {
  return (
    <StructuredResult composing={composing} lines={4}>
      {({ percent }) => <Matched composing={composing} names={names} percent={percent} />}
    </StructuredResult>
  )
}

function Matched({ composing, names, percent }: ResultProps & { percent: number }) {
  const t = useWords<Words & ComposingWords>()
  const { language } = useLanguage()
  const heading = useArrivalFocus<HTMLHeadingElement>(true)
  const colour = colourOf(percent)
  return (
    <section className="stack" aria-labelledby="match">
      <NightPanel>
        <FillingHeart percent={percent} colour={colour} />
        <h2 id="match" ref={heading} tabIndex={-1}>
          <bdi>{names[0]}</bdi> {t('discover.love.and')} <bdi>{names[1]}</bdi>
        </h2>
        <p className={styles.percent}>
          <span className="visually-hidden">{formatPercent(percent, language)}</span>
          <span className={styles.counted} style={counted(percent)} aria-hidden="true" />
        </p>
        <p>{t(`discover.love.band.${colour}`)}</p>
      </NightPanel>
      <p className={styles.said} lang={languageTag(composing.language)} dir="auto">
        {composing.text}
      </p>
      <Provenance composing={composing} onWriteHere={composing.writeHere} />
      <p className={styles.play}>{t('discover.love.play')}</p>
      <PictureCard
        card={{
          hour: 'discover',
          language: composing.language,
          sign: {
            kind: 'heart',
            ...heart,
            percent,
            said: formatPercent(percent, language),
            colour,
          },
          title: `${names[0]} ${t('discover.love.and')} ${names[1]}`,
          eyebrow: t(`discover.love.band.${colour}`),
          text: composing.text,
          note: t(`common.composing.by.${composing.source ?? 'shelf'}`),
        }}
      />
      <ResultActions
        text={`♥ ${formatPercent(percent, language)}\n\n${composing.text}`}
        shareTitle={t('discover.love.result')}
      />
    </section>
  )
}

/** The style sheet counts up to it while the heart fills. */
function counted(percent: number): CSSProperties {
  return { '--counted': Math.round(percent) } as CSSProperties
}
