import { nameRecord } from '#capabilities/vault/record-id.ts'
import type { Kind, Records } from '#capabilities/vault/records.ts'
import { contentOf } from './canonical-text.ts'
import type { Version } from './own-records.ts'

const kept = 30 * 86_400_000

/** What was only tapped has nothing in it that somebody would miss. */
export function isWriting(kind: string): kind is Kind {
  return kind !== 'versions' && kind !== 'moods' && kind !== 'favourites'
}

export function makeVersion(of: Kind, record: Records[Kind], now: number): Version {
  return { id: nameRecord('version', `${of} ${contentOf(record)}`), changed: now, of, record }
}

export function keptUntil({ changed }: Pick<Version, 'changed'>): number {
  return changed + kept
}

export function isPast(version: Pick<Version, 'changed'>, now: number): boolean {
  return keptUntil(version) < now
}
