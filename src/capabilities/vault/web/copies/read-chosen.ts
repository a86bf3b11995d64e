import type { Backup, BackupProblem } from '../../backup.ts'
import { readBackup } from '../../backup.ts'
import { type FileLooks, lookAtFile } from '../../copies/look-at-file.ts'
import { openCopy } from '../../copies/open-copy.ts'
import { fetchWordLists, mayBeWords } from './word-lists.ts'

export type CopyProblem =
  | BackupProblem
  | 'wrong'
  | 'notWords'
  | 'heavy'
  | 'impossible'
  | 'full'
  | 'failed'
export type SealedFile = Extract<FileLooks, { what: 'sealed' }>
export type ReadCopy =
  | { readonly ok: true; readonly copy: Backup }
  | { readonly ok: false; readonly problem: CopyProblem }
export type Chosen = ReadCopy | { readonly ok: 'sealed'; readonly file: SealedFile }

/** Nobody writes as much; a film chosen by mistake would end the tab. */
const largest = 256 * 1024 * 1024

const refused = (problem: CopyProblem) => ({ ok: false, problem }) as const

/** What a chosen file is. Nothing of it is taken in here. */
export async function readChosen(chosen: Blob): Promise<Chosen> {
  if (chosen.size > largest) return refused('notOurs')
  const bytes = await chosen.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (!bytes) return refused('damaged')
  const looks = lookAtFile(bytes)
  if (looks.what === 'sealed') return { ok: 'sealed', file: looks }
  if (looks.what === 'plain') return readText(bytes)
  return refused(looks.what === 'cut' ? 'damaged' : 'notOurs')
}

export async function readSealed(
  file: SealedFile,
  typed: string,
  onProgress: (part: number) => void,
): Promise<ReadCopy> {
  // The curve of the weekly copies comes from the browser, which keeps it from pages over http.
  if (file.opensWith === 'words' && !globalThis.crypto?.subtle) return refused('impossible')
  const lists = mayBeWords(typed) ? await fetchWordLists() : []
  const opened = await openCopy(file, typed, lists, onProgress)
  if (!opened.ok) return refused(opened.problem)
  const read = readText(opened.bytes)
  // It was opened whole: what cannot be read was never a copy of ours.
  return !read.ok && read.problem === 'damaged' ? refused('notOurs') : read
}

function readText(bytes: Uint8Array): ReadCopy {
  const text = decode(bytes)
  const read = text === undefined ? refused('damaged') : readBackup(text)
  if (!read.ok) return read
  const { made } = JSON.parse(text as string) as Partial<Backup>
  const known = typeof made === 'string' && !Number.isNaN(Date.parse(made)) ? made : ''
  return {
    ok: true,
    copy: { format: 'voice-of-heart', version: 1, made: known, records: read.records },
  }
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
