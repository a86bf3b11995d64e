import type { Backup, KeptRecords } from '../../backup.ts'
import type { Draft } from '../../records.ts'
import { deviceVault } from '../device-vault.ts'
import { fileCopiesId } from './file-copies-id.ts'

/** Everything that is kept, as the text of a file. */
export async function makeCopyText(): Promise<string> {
  return write(await deviceVault().exportAll(), [])
}

/** The file as it is brought back: what is known of this phone's own copies stays this phone's. */
export async function textToTakeIn(copy: Backup): Promise<string> {
  const ours = await deviceVault().find('drafts', fileCopiesId)
  return write(copy, ours ? [ours] : [])
}

function write(copy: Backup, ours: readonly Draft[]): string {
  const theirs = copy.records.drafts?.filter(({ id }) => id !== fileCopiesId) ?? []
  const records: KeptRecords = { ...copy.records, drafts: [...theirs, ...ours] }
  return JSON.stringify({ ...copy, records }, null, 1)
}

export interface Counted {
  readonly pages: number
  readonly others: number
}

/** As a visitor counts: what was half typed is not a thing yet. */
export function countRecords({ diary = [], journal = [], ...rest }: KeptRecords): Counted {
  const { drafts = [], ...others } = rest
  const stories = drafts.filter(({ story }) => story !== undefined)
  const lists = [stories, ...Object.values(others)]
  return {
    pages: diary.length + journal.length,
    others: lists.reduce((sum, list) => sum + list.length, 0),
  }
}
