import { useEffect, useMemo, useState } from 'react'
import type { FriendChat } from '#capabilities/vault/records.ts'
import { deviceVault, keep, newRecordId, remove } from '#capabilities/vault/web/device-vault.ts'
import { inTurn } from '#capabilities/vault/web/in-turn.ts'
import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { makeStore, type Store, useStore } from '#kit/web/make-store.ts'
import { keepNewest, type Message } from '../../talk/history.ts'
import { type EarlierTalk, joinSaid, listTalks, withoutKept } from '../../talk/kept-talks.ts'

interface ShownTalk {
  /** Empty until the phone has found which talk it was. */
  readonly id: string
  /** Nothing of it is kept: it is gone with the page. */
  readonly leavesNothing: boolean
}

/** All of it goes to the talk that is shown: with another id, whatever is under way is stopped. */
interface TalkActions {
  open(id: string): void
  begin(how?: { readonly leavesNothing?: boolean }): void
  add(text: string, isUser: boolean, timestamp?: number): Message
  /** Takes one message out. */
  drop(messageId: string): void
}

export interface Talks extends TalkActions {
  readonly current: ShownTalk
  readonly messages: readonly Message[]
  /** What was said before is there, and cannot be read until the lock is open. */
  readonly isLocked: boolean
  /** All that are kept, the one last talked in first; the current one may be among them. */
  readonly earlier: readonly EarlierTalk[]
  /** Forgets one of them; what is handed back puts it back as it was. */
  remove(id: string): () => void
  removeAll(): void
}

interface Shown {
  readonly talk: ShownTalk
  /** Said in this tab and not kept yet; of a talk that leaves nothing, all that was said. */
  readonly said: readonly Message[]
}

const unknown: ShownTalk = { id: '', leavesNothing: false }

/** The talks with the friend: one is shown, and those that leave something are kept on the phone. */
export function useTalks(): Talks {
  const { records, status, whole } = useRecords('friendChats')
  const isFound = whole || status === 'failed'
  const isLocked = status === 'locked'
  const [shown] = useState(() => makeStore<Shown>({ talk: unknown, said: [] }))
  const { talk, said } = useStore(shown)
  const actions = useMemo(() => actOn(shown), [shown])
  const earlier = useMemo(() => listTalks(records), [records])
  const kept = records.find(({ id }) => id === talk.id)?.messages
  const messages = useMemo(() => joinSaid(kept ?? [], said), [kept, said])

  // Once: what another tab begins later changes nothing here.
  useEffect(() => {
    if (isFound) settle(shown, earlier[0]?.id ?? newRecordId())
    // What is said in front of the lock is a talk of its own, kept when it is opened.
    else if (isLocked) settle(shown, newRecordId())
  }, [shown, isFound, isLocked, earlier])

  // What is kept is shown from there, or it would stay here after it was forgotten elsewhere.
  useEffect(() => {
    if (kept) shown.change((now) => ({ ...now, said: withoutKept(now.said, kept) }))
  }, [shown, kept])

  return {
    current: talk,
    messages,
    isLocked,
    earlier,
    ...actions,

    remove(id) {
      const record = records.find((one) => one.id === id)
      forget(id)
      if (id === shown.read().talk.id) actions.begin()
      return () => record && putBack(record)
    },

    removeAll() {
      for (const { id } of records) forget(id)
      actions.begin()
    },
  }
}

function actOn(shown: Store<Shown>): TalkActions {
  const show = (talk: ShownTalk) => shown.change(() => ({ talk, said: [] }))
  const begin: TalkActions['begin'] = ({ leavesNothing = false } = {}) =>
    show({ id: newRecordId(), leavesNothing })

  function change(next: (messages: readonly Message[]) => readonly Message[]): void {
    shown.change((now) => ({ ...now, said: next(now.said) }))
    const { talk } = shown.read()
    if (isKept(talk)) keepChanged(talk.id, next)
  }

  return {
    open: (id) => show({ id, leavesNothing: false }),
    begin,
    add(text, isUser, timestamp = Date.now()) {
      const message = { id: newRecordId(), text, isUser, timestamp }
      change((before) => [...before, message])
      return message
    },
    drop: (dropped) => change((before) => before.filter(({ id }) => id !== dropped)),
  }
}

/** What is said before the phone has found the talk stands behind it. */
function settle(shown: Store<Shown>, id: string): void {
  const { talk, said } = shown.read()
  if (talk !== unknown) return
  shown.change(() => ({ talk: { id, leavesNothing: false }, said }))
  if (said.length > 0) keepChanged(id, (before) => joinSaid(before, said))
}

function isKept(talk: ShownTalk): boolean {
  return talk !== unknown && !talk.leavesNothing
}

const write = inTurn()

/** Changes what is kept by what is kept, not by what this tab shows: another may have written. */
function keepChanged(id: string, next: (messages: readonly Message[]) => readonly Message[]): void {
  write(() =>
    deviceVault().update({
      kind: 'friendChats',
      id,
      to: (current) => {
        const messages = keepNewest(next(current?.messages ?? []))
        return messages.length === 0 ? null : { id, messages }
      },
    }),
  )
}

function forget(id: string): void {
  write(() => remove('friendChats', id))
}

function putBack(record: FriendChat): void {
  write(() => keep('friendChats', record))
}
