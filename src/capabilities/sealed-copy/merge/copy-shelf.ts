import type { Kind, Records } from '#capabilities/vault/records.ts'
import type { CopySettings } from './copy-settings.ts'
import type { Copied, Gone, Version } from './own-records.ts'

/** The records of the vault, and those that the copy keeps beside them. */
export interface CopyRecords extends Records {
  readonly gone: Gone
  readonly versions: Version
  readonly copied: Copied
  readonly copySettings: CopySettings
}
export type CopyKind = keyof CopyRecords

/** What goes from phone to phone. */
export type TravellingKind = Kind | 'versions'

/** As a step of the vault's own shelf, also for the kinds of the copy. */
export interface CopyStep {
  readonly kind: CopyKind
  readonly id: string
  readonly record: CopyRecords[CopyKind] | null
  /** The `changed` of the record this step was worked out from, null if there was none. */
  readonly seen: number | null
}

/** What the copy wants of the shelf of an opened vault. */
export interface CopyShelf {
  /** In any order, a handful at a time; stops when told false. */
  walk<K extends CopyKind>(
    kind: K,
    take: (batch: readonly CopyRecords[K][]) => boolean,
  ): Promise<void>
  read<K extends CopyKind>(kind: K, id: string): Promise<CopyRecords[K] | undefined>
  /** All or nothing; screens and other tabs are told of it. */
  write(steps: readonly CopyStep[]): Promise<'written' | 'overtaken'>
}

export interface Place {
  readonly kind: TravellingKind
  readonly id: string
}

/** Under which `gone` and `copied` keep what they know of a place. */
export function nameOf({ kind, id }: Place): string {
  return `${kind} ${id}`
}

export function placeOf(name: string): Place {
  const end = name.indexOf(' ')
  return { kind: name.slice(0, end) as TravellingKind, id: name.slice(end + 1) }
}

/** Versions first: whoever overwrites a writing must have sent what it stood for before. */
export const travellingKinds = [
  'versions',
  'diary',
  'moods',
  'journal',
  'favourites',
  'friendChats',
  'drafts',
  'friendMemory',
  'safetyPlans',
] as const satisfies readonly TravellingKind[]

export function canTravel(kind: string): kind is TravellingKind {
  return (travellingKinds as readonly string[]).includes(kind)
}

/** A draft is for the moment, but a story is written over days. */
export function travels(kind: CopyKind, record: CopyRecords[CopyKind]): boolean {
  if (kind === 'drafts') return 'story' in record
  return canTravel(kind)
}
