import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import { useComposingInBoth } from '#capabilities/composing/web/use-composing-in-both.ts'
import { WriteButton } from '#capabilities/composing/web/write-button.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { affirmation, breathe, gratitude } from '#capabilities/look/web/screen-icons.ts'
import { PictureCard } from '#capabilities/picture-card/web/picture-card.tsx'
import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { compass, heart, spark, sun } from '#kit/ui/web/icons.ts'
import { ScriptForm } from '#kit/ui/web/script-form.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { type AffirmationMood, affirmationMoods, hardMoods } from '#knowledge/poetry/kinds.ts'
import type { Words } from '../words/en.ts'
import styles from './affirmations.module.css'

const icons: Readonly<Record<(typeof affirmationMoods)[number], string>> = {
  positive: sun,
  confident: compass,
  peaceful: breathe,
  motivated: spark,
  grateful: gratitude,
  loving: heart,
}

/** A mood is chosen, and a sentence is written for it. */
export function AskedSentence() {
  const t = useWords<Words>()
  const [mood, setMood] = useState<AffirmationMood | null>(null)
  const composing = useComposingInBoth('affirmation')
  const isBusy = composing.status === 'writing'

  function ask(event: FormEvent) {
    event.preventDefault()
    if (mood && !isBusy) composing.start({ mood })
  }

  return (
    <section className={styles.part} aria-labelledby="asked-sentence">
      <h2 id="asked-sentence" className="visually-hidden">
        {t('heal.affirmations.ask')}
      </h2>
      <ScriptForm className={styles.form} onSubmit={ask}>
        <ChoiceChips
          legend={t('heal.affirmations.mood')}
          missing={!mood && t('heal.affirmations.missing')}
          name="mood"
          options={affirmationMoods.map((value) => ({
            value,
            label: t(`heal.affirmations.${value}`),
            icon: icons[value],
          }))}
          value={affirmationMoods.find((one) => one === mood) ?? null}
          onChange={setMood}
        />
        {/* One choice with the tiles above: the same name. */}
        <ChoiceChips
          legend={t('heal.affirmations.hard')}
          name="mood"
          options={hardMoods.map((value) => ({ value, label: t(`heal.affirmations.${value}`) }))}
          value={hardMoods.find((one) => one === mood) ?? null}
          onChange={setMood}
        />
        <div>
          <WriteButton type="submit" icon={affirmation} wide busy={isBusy}>
            {t('heal.affirmations.write')}
          </WriteButton>
        </div>
      </ScriptForm>
      <Written composing={composing} />
    </section>
  )
}

function Written({ composing }: { composing: Composing<'affirmation'> }) {
  const t = useWords<Words & ComposingWords & { 'common.tryAgain': string }>()
  const sheet = useRef<HTMLDivElement>(null)
  const { status, text } = composing
  useEffect(() => {
    if (status === 'done') sheet.current?.scrollIntoView({ block: 'nearest' })
  }, [status])

  return (
    <div ref={sheet} className={styles.written}>
      {/* Busy while it is written, so that a screen reader hears the whole and not each word. */}
      <div aria-live="polite" aria-busy={status === 'writing'}>
        {status === 'writing' && text === '' && (
          <Skeleton label={t('common.composing.writing')} lines={2} />
        )}
        {status === 'failed' && (
          <ErrorState
            message={t('heal.affirmations.failed')}
            retryLabel={t('common.tryAgain')}
            onRetry={composing.again}
          />
        )}
        {status !== 'failed' && text !== '' && (
          <p className={styles.sentence} lang={languageTag(composing.language)}>
            {text}
          </p>
        )}
      </div>
      {status === 'done' && (
        <div className={styles.below}>
          <Provenance composing={composing} onWriteHere={composing.writeHere} />
          {composing.source && (
            <PictureCard
              card={{
                hour: 'heal',
                language: composing.language,
                eyebrow: t('heal.affirmations.yours'),
                text,
                note: t(`common.composing.by.${composing.source}`),
              }}
            />
          )}
          <ResultActions text={text} shareTitle={t('heal.affirmations.yours')} />
        </div>
      )}
    </div>
  )
}
