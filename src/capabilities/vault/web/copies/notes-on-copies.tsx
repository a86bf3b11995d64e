import { type ComponentType, useEffect, useState } from 'react'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useRecords } from '../use-records.ts'
import { fetchCopies } from './fetch-copies.ts'
import { fileCopiesId } from './file-copies-id.ts'

/** Whoever took no copy away loads nothing of it. */
export function NotesOnCopies() {
  const { language } = useLanguage()
  const isWanted = useRecords('drafts').records.some(({ id }) => id === fileCopiesId)
  const [notes, setNotes] = useState<{ readonly Notes: ComponentType } | null>(null)

  useEffect(() => {
    if (!isWanted) return
    let isAwaited = true
    fetchCopies()
      .then(({ openCopyNotes }) => openCopyNotes(language))
      .then(
        (Notes) => isAwaited && setNotes({ Notes }),
        // Without a network it comes another day.
        () => {},
      )
    return () => {
      isAwaited = false
    }
  }, [isWanted, language])

  return isWanted && notes ? <notes.Notes /> : null
}
