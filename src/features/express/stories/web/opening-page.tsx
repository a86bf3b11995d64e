import { useEffect, useRef } from 'react'
import { Provenance } from '#capabilities/composing/web/provenance.tsx'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import type { Composing } from '#capabilities/composing/web/use-composing.ts'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { languageTag } from '#kit/i18n/language.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { pen, refresh, stop } from '#kit/ui/web/icons.ts'
import { Prose } from '#kit/ui/web/prose.tsx'
import { beginStory, type StoryDraft } from '../story-draft.ts'
import type { Words } from '../words/en.ts'
import styles from './stories.module.css'

interface OpeningPageProps {
  readonly composing: Composing<'storyStarter'>
  readonly onGoOn: (draft: StoryDraft) => void
}

export function OpeningPage({ composing, onGoOn }: OpeningPageProps) {
  const t = useWords<Words & ComposingWords>()
  const { t: shared } = useLanguage()
  const { status, text, language, source } = composing
  const page = useRef<HTMLElement>(null)
  const isDone = status === 'done'

  useEffect(() => {
    if (status === 'writing') page.current?.scrollIntoView({ block: 'nearest' })
  }, [status])

  return (
    <section ref={page} className={styles.page} aria-label={t('express.stories.page')}>
      <p role="status" className="visually-hidden">
        {status === 'writing' && t('common.composing.writing')}
        {isDone && t('express.stories.ready')}
      </p>
      {status === 'idle' && <p className={styles.waiting}>{t('express.stories.waiting')}</p>}
      {status === 'failed' && (
        <ErrorState
          message={t('common.composing.failed')}
          retryLabel={shared('common.tryAgain')}
          onRetry={composing.again}
        />
      )}
      {text && status !== 'failed' && <Opening text={text} lang={languageTag(language)} />}
      {status === 'writing' && (
        <div className="cluster">
          {!text && <p className={styles.waiting}>{t('common.composing.writing')}</p>}
          <Button kind="quiet" icon={stop} onClick={composing.stop}>
            {t('common.composing.stop')}
          </Button>
        </div>
      )}
      {isDone && (
        <>
          <Provenance composing={composing} onWriteHere={composing.writeHere} />
          <ResultActions text={text} shareTitle={t('express.stories.page')} />
          <div className="cluster">
            <Button
              icon={pen}
              onClick={() => onGoOn(beginStory(text, language, source, Date.now()))}
            >
              {t('express.stories.goOn')}
            </Button>
            <Button kind="quiet" icon={refresh} onClick={composing.again}>
              {t('common.composing.again')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

export function Opening({ text, lang }: { text: string; lang: string }) {
  return (
    <Prose className={styles.story} lang={lang}>
      {text
        .trim()
        .split(/\n+/)
        .map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are only ever added at the end
          <p key={place}>{paragraph}</p>
        ))}
    </Prose>
  )
}
