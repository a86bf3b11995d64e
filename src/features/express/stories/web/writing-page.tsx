import { useEffect, useRef } from 'react'
import { useCare } from '#capabilities/care/web/use-care.ts'
import { ResultActions } from '#capabilities/composing/web/result-actions.tsx'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { languageTag } from '#kit/i18n/language.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { type StoryDraft, wholeStory } from '../story-draft.ts'
import type { Words } from '../words/en.ts'
import { Opening } from './opening-page.tsx'
import styles from './stories.module.css'
import { useStory } from './use-story.ts'

interface WritingPageProps {
  readonly draft: StoryDraft
  /** The same as this phone keeps it now. */
  readonly kept: StoryDraft | undefined
}

export function WritingPage({ draft, kept }: WritingPageProps) {
  const t = useWords<Words & ComposingWords>()
  const { more, goOn } = useStory(draft, kept)
  const field = useRef<HTMLTextAreaElement>(null)
  useCare(more, { staysHere: true })
  const { opening, source } = draft

  useEffect(() => field.current?.focus(), [])

  return (
    <section className={`beside ${styles.page}`} aria-label={t('express.stories.page')}>
      <Opening text={opening} lang={languageTag(draft.language)} />
      {source && <SourceLabel source={source}>{t(`common.composing.by.${source}`)}</SourceLabel>}
      <TextArea
        ref={field}
        label={t('express.stories.yours')}
        hint={t('express.stories.hint')}
        rows={8}
        value={more}
        onChange={(event) => goOn(event.target.value)}
      />
      <ResultActions text={wholeStory({ opening, more })} shareTitle={t('express.stories.page')} />
    </section>
  )
}
