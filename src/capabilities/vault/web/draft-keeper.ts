import { joinTexts } from '#kit/text/join-texts.ts'
import type { Draft } from '../records.ts'
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
  /** Keeps them now, for the page may go. */
  keepNow(): Promise<void>
  /** From now on there is no draft: to be done in one go with the save. */
  lettingGo(): Change[]
  close(): void
}

const pause = 300

/** The last opening of each place: a screen that begins anew waits until the one before has let go. */
const openings = new Map<string, Promise<unknown>>()

/** `start` is what the field holds untouched: that is no draft. */
export function createDraftKeeper(place: string, start: DraftText): DraftKeeper {
  let slot: DraftSlot | null = null
  let waiting: DraftText | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let closed = false

  async function flush(): Promise<void> {
    clearTimeout(timer)
    if (!slot || !waiting) return
    const draft = waiting
    waiting = null
    await (isSame(draft, start)
      ? remove('drafts', slot.id)
      : keep('drafts', { id: slot.id, ...draft }))
  }

  /** Before it is known which slot is ours the words join what lies in the first. */
  function keepNow(): Promise<void> {
    const flushed = flush()
    if (!waiting || isSame(waiting, start)) return flushed
    const draft = waiting
    waiting = null
    const to = (current: Draft | undefined) => ({
      ...(current ? joinDrafts(textOf(current), draft, start) : draft),
      id: place,
    })
    return deviceVault().update({ kind: 'drafts', id: place, to })
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

  function note(draft: DraftText): void {
    waiting = draft
    clearTimeout(timer)
    timer = setTimeout(flush, pause)
  }

  async function openNow(): Promise<DraftText | undefined> {
    const claimed = await claimSlot(place)
    const earlier = await findEarlier(claimed.id)
    slot = claimed
    if (closed) {
      leaveSlot(place, claimed)
      return undefined
    }
    if (waiting) note(waiting)
    return earlier
  }

  return {
    open() {
      const opening = Promise.resolve(openings.get(place)).then(openNow, openNow)
      openings.set(place, opening)
      return opening
    },

    note,

    keepNow,

    lettingGo() {
      clearTimeout(timer)
      waiting = null
      return slot ? [lettingGo('drafts', slot.id)] : []
    },

    close() {
      keepNow()
      closed = true
      if (slot) leaveSlot(place, slot)
    },
  }
}

async function findDraft(id: string): Promise<DraftText | undefined> {
  const draft = await deviceVault().find('drafts', id)
  return draft && textOf(draft)
}

function textOf({ text, choice = '' }: Draft): DraftText {
  return { text, choice }
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
