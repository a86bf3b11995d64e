import { useState } from 'react'
import { momentOf } from '../record-id.ts'
import type { Records } from '../records.ts'
import { newRecordId } from './device-vault.ts'
import type { Change } from './vault.ts'

type Written = 'diary' | 'journal'

/**
 * Another tab or phone may write a record while it lies open in an editor here. What it wrote is
 * not written over: saving puts it beside, as a record of its own at the same moment.
 */
export function useBeside<K extends Written>(
  kind: K,
  record: Records[K],
  textOf: (record: Records[K]) => string,
): (mine: string) => Change[] {
  const [begun] = useState(record)
  return (mine) => {
    const theirs = textOf(record)
    if (theirs === textOf(begun) || theirs === mine) return []
    return [{ kind, id: newRecordId(momentOf(record.id)), to: () => record } as unknown as Change]
  }
}
