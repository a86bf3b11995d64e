import { MoodTiles } from '#capabilities/moods/web/mood-tiles.tsx'
import type { Draft } from '#capabilities/vault/web/use-draft.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { isBlank } from '#kit/text/normalise.ts'
import { TextArea } from '#kit/ui/web/text-area.tsx'
import { findJournalMood, journalMoods } from '../insights/journal-moods.ts'
import type { Words } from '../words/en.ts'

/** What a note is made of, for a new one and for one that is changed. */
export function NoteFields({ draft, hint }: { draft: Draft; hint?: string }) {
  const t = useWords<Words>()
  const mood = findJournalMood(draft.choice)
  return (
    <>
      <MoodTiles
        moods={journalMoods}
        legend={t('heal.journal.mood')}
        missing={!mood && t('heal.journal.needsMood')}
        value={mood?.id ?? null}
        onChange={draft.setChoice}
      />
      <TextArea
        ref={draft.field}
        label={t('heal.journal.note')}
        {...(hint && { hint })}
        missing={isBlank(draft.text) && t('heal.journal.needsWords')}
        value={draft.text}
        onChange={(event) => draft.setText(event.target.value)}
        rows={3}
        dir="auto"
        autoComplete="off"
      />
    </>
  )
}
