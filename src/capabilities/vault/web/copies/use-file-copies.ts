import { useMemo } from 'react'
import { useRecords } from '../use-records.ts'
import { type FileCopies, readFileCopies } from './file-copies.ts'
import { fileCopiesId } from './file-copies-id.ts'

/** Nothing while it is not known, as behind a locked door. */
export function useFileCopies(): FileCopies | null {
  const { records, whole } = useRecords('drafts')
  const text = records.find(({ id }) => id === fileCopiesId)?.text
  return useMemo(
    () => (whole ? readFileCopies(text === undefined ? undefined : { text }) : null),
    [whole, text],
  )
}
