import { type Ref, useEffect, useRef } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import { languageTag } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { bringIntoSight } from '#kit/page/web/bring-into-sight.ts'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { stop } from '#kit/ui/web/icons.ts'
import { Prose } from '#kit/ui/web/prose.tsx'
import { beginStory, type StoryDraft } from '../story-draft.ts'
import type { Words } from '../words/en.ts'
import styles from './stories.module.css'
import { StoryActions } from './story-actions.tsx'
import type { ToldStory } from './use-told-story.ts'

interface OpeningPageProps {
  readonly told: ToldStory
  readonly onGoOn: (draft: StoryDraft) => void
}

export function OpeningPage({ told, onGoOn }: OpeningPageProps) {
  const t = useWords<Words & ComposingWords>()
  const { opening, next, chapters } = told
  const { status, language, source } = opening
  const page = useRef<HTMLElement>(null)
  const newest = useRef<HTMLDivElement>(null)
  const isDone = status === 'done'
  const isWriting = status === 'writing' || next.status === 'writing'
  const shown = isDone ? chapters : [opening.text]
  const coming = next.status === 'writing' ? [next.text] : []
  const texts = [...shown, ...coming].filter(Boolean)
  const whole = chapters.join('\n\n')

  useEffect(() => {
    if (status === 'writing' || isDone) bringIntoSight(page.current)
  }, [status, isDone])

  useEffect(() => {
    if (next.status === 'done') newest.current?.scrollIntoView({ block: 'nearest' })
  }, [next.status])

  return (
    <section ref={page} className={`beside ${styles.page}`} aria-label={t('express.stories.page')}>
      <p role="status" className="visually-hidden">
        {isWriting && t('common.composing.writing')}
        {!isWriting &&
          isDone &&
          t(chapters.length > 1 ? 'express.stories.grown' : 'express.stories.ready')}
      </p>
      {status === 'idle' && <p className={styles.waiting}>{t('express.stories.waiting')}</p>}
      {status === 'failed' ? (
        <Failure onRetry={opening.again} />
      ) : (
        texts.map((text, at) => (
          <Opening
            // biome-ignore lint/suspicious/noArrayIndexKey: chapters are only ever added at the end
            key={at}
            ref={at > 0 && at === texts.length - 1 ? newest : undefined}
            text={text}
            lang={languageTag(language)}
            isFirst={at === 0}
          />
        ))
      )}
      {next.status === 'failed' && <Failure onRetry={told.tellOn} />}
      {isWriting && <Waiting composing={status === 'writing' ? opening : next} />}
      {isDone && (
        <>
          <Provenance composing={opening} onWriteHere={told.beginHere} />
          <ResultActions text={whole} shareTitle={t('express.stories.page')} />
          <StoryActions
            told={told}
            onGoOn={() => onGoOn(beginStory(whole, language, source, Date.now()))}
          />
        </>
      )}
      <PictureBeside of="express" />
    </section>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const { t: shared } = useLanguage()
  const t = useWords<ComposingWords>()
  return (
    <ErrorState
      message={t('common.composing.failed')}
      retryLabel={shared('common.tryAgain')}
      onRetry={onRetry}
    />
  )
}

function Waiting({ composing }: { composing: Composing<'storyStarter'> }) {
  const t = useWords<ComposingWords>()
  return (
    <div className="cluster">
      {!composing.text && <p className={styles.waiting}>{t('common.composing.writing')}</p>}
      <Button kind="quiet" icon={stop} onClick={composing.stop}>
        {t('common.composing.stop')}
      </Button>
    </div>
  )
}

interface OpeningProps {
  readonly text: string
  readonly lang: string
  readonly isFirst?: boolean
  readonly ref?: Ref<HTMLDivElement> | undefined
}

export function Opening({ text, lang, isFirst = true, ref }: OpeningProps) {
  return (
    <div ref={ref} className={styles.chapter}>
      <Prose className={`${styles.story} ${isFirst ? styles.first : ''}`} lang={lang}>
        {text
          .trim()
          .split(/\n+/)
          .map((paragraph, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
            <p key={place}>{paragraph}</p>
          ))}
      </Prose>
    </div>
  )
}
