import type { Draft } from '../../records.ts'
import { deviceVault } from '../device-vault.ts'
import { fileCopiesId } from './file-copies-id.ts'

/** The file that is written by itself. */
export interface Weekly {
  /** The public key it is sealed to. */
  readonly to: string
  /** Under which name the device keeps the way to the file. */
  readonly file: string
  readonly name: string
  readonly last: number
}

/**
 * What is known of the copies that were taken away. It lies among the drafts, which stay on this
 * phone and are sealed with the rest: behind a locked door, or in a second house, nothing tells
 * that copies were made, and no house writes into another's file.
 */
export interface FileCopies {
  readonly last?: number
  /** The reminder of this copy was put away. */
  readonly putAway?: number
  readonly weekly?: Weekly
}

export function readFileCopies(draft: Pick<Draft, 'text'> | undefined): FileCopies {
  try {
    return (JSON.parse(draft?.text ?? '{}') as FileCopies | null) ?? {}
  } catch {
    return {}
  }
}

export async function findFileCopies(): Promise<FileCopies> {
  return readFileCopies(await deviceVault().find('drafts', fileCopiesId))
}

const week = 7 * 24 * 60 * 60 * 1000

export function isDue({ last }: Weekly, now: number): boolean {
  return now - last >= week || now < last
}

export function changeFileCopies(change: (now: FileCopies) => FileCopies): Promise<void> {
  return deviceVault().update({
    kind: 'drafts',
    id: fileCopiesId,
    to: (draft) => ({ id: fileCopiesId, text: JSON.stringify(change(readFileCopies(draft))) }),
  })
}
