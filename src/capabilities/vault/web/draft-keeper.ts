import { joinTexts } from '#kit/text/join-texts.ts'
import { deviceVault, keep, lettingGo, remove } from './device-vault.ts'
import { claimSlot, type DraftSlot, findAbandonedSlots, leaveSlot } from './draft-slot.ts'
import type { Change } from './vault.ts'

/** Words not saved yet, and what was picked beside them. */
export interface DraftText {
  readonly text: string
  readonly choice: string
}

export interface DraftKeeper {
  /** What an earlier tab, or this one before a crash, left here. */
  open(): Promise<DraftText | undefined>
  /** Keeps the words once the fingers rest a moment. */
  note(draft: DraftText): void
  flush(): void
  /** From now on there is no draft: to be done in one go with the save. */
  lettingGo(): Change[]
  close(): void
}

const pause = 300

/** `start` is what the field holds untouched: that is no draft. */
export function createDraftKeeper(place: string, start: DraftText): DraftKeeper {
  let slot: DraftSlot | null = null
  let waiting: DraftText | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  function flush(): void {
    clearTimeout(timer)
    if (!slot || !waiting) return
    const draft = waiting
    waiting = null
    if (isSame(draft, start)) remove('drafts', slot.id)
    else keep('drafts', { id: slot.id, ...draft })
  }

  async function findEarlier(own: string): Promise<DraftText | undefined> {
    const abandoned = await findAbandonedSlots(place, own)
    // A screen that begins anew lets its words go as this one looks for them.
    await deviceVault().settled()
    const left = await Promise.all([own, ...abandoned].map((id) => findDraft(id)))
    const found = left.filter((draft) => draft !== undefined)
    if (found.length > 1) await takeOver(own, abandoned, joinAll(found))
    return found.length === 0 ? undefined : joinAll(found)
  }

  async function open(): Promise<DraftText | undefined> {
    const claimed = await claimSlot(place)
    const earlier = await findEarlier(claimed.id)
    slot = claimed
    if (!closed) return earlier
    if (waiting && earlier) waiting = joinDrafts(earlier, waiting, start)
    flush()
    leaveSlot(place, claimed)
    return undefined
  }

  return {
    open,

    note(draft) {
      waiting = draft
      clearTimeout(timer)
      timer = setTimeout(flush, pause)
    },

    flush,

    lettingGo() {
      clearTimeout(timer)
      waiting = null
      return slot ? [lettingGo('drafts', slot.id)] : []
    },

    close() {
      flush()
      closed = true
      if (slot) leaveSlot(place, slot)
    },
  }
}

async function findDraft(id: string): Promise<DraftText | undefined> {
  const draft = await deviceVault().find('drafts', id)
  return draft && { text: draft.text, choice: draft.choice ?? '' }
}

/** The words of tabs that closed move into this tab's slot, all at once. */
async function takeOver(own: string, others: readonly string[], draft: DraftText): Promise<void> {
  await keep('drafts', { id: own, ...draft }, ...others.map((id) => lettingGo('drafts', id)))
}

/** An earlier draft arrives after the first words were typed: neither may be lost. */
export function joinDrafts(earlier: DraftText, typed: DraftText, start: DraftText): DraftText {
  if (isSame(typed, start)) return earlier
  return joinAll([earlier, typed])
}

function joinAll(drafts: readonly DraftText[]): DraftText {
  return drafts.reduce((one, next) => ({
    text: joinTexts(one.text, next.text),
    choice: next.choice || one.choice,
  }))
}

function isSame(one: DraftText, other: DraftText): boolean {
  return one.text === other.text && one.choice === other.choice
}
