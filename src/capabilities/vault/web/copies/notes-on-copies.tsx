import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import { useRecords } from '../use-records.ts'
import { fetchCopies } from './fetch-copies.ts'
import { fileCopiesId } from './file-copies-id.ts'

/** Whoever took no copy away loads nothing of it. Without a network it comes another day. */
export function NotesOnCopies() {
  const { language } = useLanguage()
  const isWanted = useRecords('drafts').records.some(({ id }) => id === fileCopiesId)
  const { part: Notes } = useFetched(
    async () => (await fetchCopies()).openCopyNotes(language),
    isWanted,
    language,
  )
  return isWanted && Notes ? <Notes /> : null
}
