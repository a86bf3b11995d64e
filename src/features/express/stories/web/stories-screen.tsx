import { useMemo, useState } from 'react'
import { useCareHeard } from '#capabilities/care/web/use-care.ts'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { NotOpened } from '#capabilities/vault/web/not-opened.tsx'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { findStories, type StoryDraft } from '../story-draft.ts'
import { DraftList } from './draft-list.tsx'
import { OpeningPage } from './opening-page.tsx'
import styles from './stories.module.css'
import { StoryForm } from './story-form.tsx'
import { useToldStory } from './use-told-story.ts'
import { WritingPage } from './writing-page.tsx'

export default function StoriesScreen() {
  const told = useToldStory()
  const { records, status, retry } = useRecords('drafts')
  const drafts = useMemo(() => findStories(records), [records])
  const [draft, setDraft] = useState<StoryDraft | null>(null)
  // A name can be a cry: the story comes, and with it the way to somebody who listens.
  useCareHeard(told.opening.care || told.next.care)

  return (
    <div className={`page ${styles.screen}`}>
      <RoomHeader room="express.stories" />
      <div className="desk">
        <StoryForm
          isWriting={told.opening.status === 'writing'}
          onBegin={(asked) => {
            setDraft(null)
            told.begin(asked)
          }}
        />
        {draft ? (
          <WritingPage
            key={draft.id}
            draft={draft}
            kept={drafts.find(({ id }) => id === draft.id)}
          />
        ) : (
          <OpeningPage
            told={told}
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
