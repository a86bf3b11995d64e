import { useMemo } from 'react'
import type { FriendMemory, RememberedLine } from '#capabilities/vault/records.ts'
import { deviceVault, newRecordId } from '#capabilities/vault/web/device-vault.ts'
import { inTurn } from '#capabilities/vault/web/in-turn.ts'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import type { Letters, Memory, Remembered } from '#knowledge/talking/talk.ts'
import {
  addLines,
  changeLine,
  isNothing,
  memoryId,
  nameLine,
  putLineBack,
} from '../memory-lines.ts'

type Kept = Omit<FriendMemory, 'id' | 'changed'>

/** What the friend remembers on this phone, and all that can be done to it. */
export interface KeptMemory {
  /** The phone has been looked through; where that failed, nothing will come. */
  readonly isRead: boolean
  /** It is there, and cannot be read until the lock is open. */
  readonly isLocked: boolean
  /** To be handed to whoever works out a reply. */
  readonly memory: Omit<Memory, 'lines'> & { readonly lines: readonly RememberedLine[] }
  /** As the visitor writes, where none are chosen. */
  readonly letters: Letters | undefined
  readonly mayKeep: boolean | undefined
  /** Without leave nothing is kept. Where both come at once, the leave is told first. */
  keep(lines: readonly Remembered[]): void
  answerLeave(may: boolean): void
  change(id: string, text: string): void
  bin(id: string): void
  putBack(line: RememberedLine, place: number): void
  setLetters(letters: Letters | undefined): void
  /** Every line; the leave and the letters stay as they were chosen. */
  forgetAll(): void
}

const actions: Omit<KeptMemory, 'isRead' | 'isLocked' | 'memory' | 'letters' | 'mayKeep'> = {
  keep(told) {
    if (told.length === 0) return
    // Named once: what is shown at once and what is written a moment later are the same lines.
    const lines = told.map((one) => nameLine(one, newRecordId(), Date.now()))
    change((kept) =>
      kept.mayKeep === true ? { ...kept, lines: addLines(kept.lines, lines) } : kept,
    )
  },
  answerLeave: (may) => change((kept) => ({ ...kept, mayKeep: may })),
  change: (id, text) => change((kept) => ({ ...kept, lines: changeLine(kept.lines, id, text) })),
  bin: (id) => change((kept) => ({ ...kept, lines: kept.lines.filter((line) => line.id !== id) })),
  putBack: (line, place) =>
    change((kept) => ({ ...kept, lines: putLineBack(kept.lines, line, place) })),
  setLetters: (letters) =>
    change(({ letters: _, ...kept }) => (letters ? { ...kept, letters } : kept)),
  forgetAll: () => change((kept) => ({ ...kept, lines: [] })),
}

export function useFriendMemory(): KeptMemory {
  const { records, status, whole } = useRecords('friendMemory')
  const isRead = whole || status === 'failed'
  const isLocked = status === 'locked'
  const kept = records.find(({ id }) => id === memoryId)
  return useMemo(() => {
    const { lines = [], mayKeep, letters } = kept ?? {}
    return { ...actions, isRead, isLocked, memory: { mayKeep, lines }, mayKeep, letters }
  }, [kept, isRead, isLocked])
}

const write = inTurn()

/** Changes what is kept by what is kept, not by what this tab shows: another may have written. */
function change(next: (kept: Kept) => Kept): void {
  write(() =>
    deviceVault().update({
      kind: 'friendMemory',
      id: memoryId,
      to: (current) => {
        const kept = next(current ?? { lines: [] })
        return isNothing(kept) ? null : { ...kept, id: memoryId }
      },
    }),
  )
}
