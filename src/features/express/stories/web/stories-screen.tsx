import { type FormEvent, useMemo, useState } from 'react'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { story } from '#capabilities/look/web/screen-icons.ts'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { NotOpened } from '#capabilities/vault/web/not-opened.tsx'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import { type StoryGenre, storyGenres } from '#knowledge/poetry/kinds.ts'
import type { Words as AreaWords } from '../../words/en.ts'
import { findStories, type StoryDraft } from '../story-draft.ts'
import type { Words } from '../words/en.ts'
import { DraftList } from './draft-list.tsx'
import { OpeningPage } from './opening-page.tsx'
import styles from './stories.module.css'
import { WritingPage } from './writing-page.tsx'

export default function StoriesScreen() {
  const t = useWords<Words & AreaWords>()
  const composing = useComposing('storyStarter')
  const { records, status, retry } = useRecords('drafts')
  const drafts = useMemo(() => findStories(records), [records])
  const [genre, setGenre] = useState<StoryGenre>('any')
  const [draft, setDraft] = useState<StoryDraft | null>(null)

  function begin(event: FormEvent) {
    event.preventDefault()
    if (composing.status === 'writing') return
    setDraft(null)
    composing.start({ genre })
  }

  return (
    <div className={`page ${styles.screen}`}>
      <PageHeader title={t('express.stories.title')} lead={t('express.stories.lead')} />
      <div className={styles.desk}>
        <form className={styles.form} onSubmit={begin}>
          <ChoiceChips
            legend={t('express.stories.genre')}
            options={storyGenres.map((value) => ({
              value,
              label: t(`express.stories.genre.${value}`),
            }))}
            value={genre}
            onChange={setGenre}
          />
          <Button type="submit" icon={story} wide busy={composing.status === 'writing'}>
            {t('express.stories.write')}
          </Button>
        </form>
        {draft ? (
          <WritingPage
            key={draft.id}
            draft={draft}
            kept={drafts.find(({ id }) => id === draft.id)}
          />
        ) : (
          <OpeningPage
            composing={composing}
            // A beginning met before leads back to what was written on from it.
            onGoOn={(begun) => setDraft(drafts.find(({ id }) => id === begun.id) ?? begun)}
          />
        )}
      </div>
      <HoldingNotice />
      <NotOpened status={status} retry={retry} />
      {drafts.length > 0 && (
        <DraftList
          drafts={drafts}
          onOpen={setDraft}
          onRemove={({ id }) => id === draft?.id && setDraft(null)}
        />
      )}
    </div>
  )
}
