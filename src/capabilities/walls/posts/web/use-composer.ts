import { type RefObject, useCallback, useEffect, useState } from 'react'
import { joinTexts } from '#kit/text/join-texts.ts'
import { typed } from '#kit/web/device-store.ts'
import { makeRandomId } from '#kit/web/random-id.ts'
import { type Category, categories, unchosenCategory } from '../../categories.ts'
import {
  putIntoOutbox,
  type RefusedPost,
  takeFromOutbox,
  useOutbox,
} from '../../outbox/web/outbox.ts'
import { type Wall, walls } from '../../walls.ts'

/** What is being written on a wall: kept at every letter, handed to the outbox, and taken back from it. */
export function useComposer(wall: Wall, field: RefObject<HTMLTextAreaElement | null>) {
  const [draft, setDraft] = useState(emptyDraft)
  const [refused, setRefused] = useState<RefusedPost | null>(null)
  const waiting = useOutbox(wall)

  const keepAndShow = useCallback(
    (next: Draft) => {
      keepDraft(wall, next)
      setDraft(next)
    },
    [wall],
  )

  useEffect(() => {
    const kept = readDraft(wall)
    // On a slow line people write before the script has come.
    const typed = field.current?.value ?? ''
    const text = typed === kept.text ? typed : joinTexts(kept.text, typed)
    keepAndShow({ ...kept, text })
  }, [wall, field, keepAndShow])

  // biome-ignore lint/correctness/useExhaustiveDependencies: an emptied field is a reason to look again
  useEffect(() => {
    // As it is kept, which is newer than what was drawn last.
    const now = readDraft(wall)
    const isBlank = now.text.trim() === ''
    const back = waiting.find(({ withdrawn, refused }) => withdrawn || (refused && isBlank))
    // Of several tabs, the one that is looked at.
    if (!back || document.visibilityState !== 'visible') return
    // Kept here before it is let go there: a phone may die between the two.
    keepAndShow({
      text: joinTexts(back.text, now.text),
      category: back.category ?? now.category,
    })
    takeFromOutbox(back.key)
    setRefused(isBlank ? (back.refused ?? null) : null)
    if (back.withdrawn || isWaitingForUs()) field.current?.focus()
  }, [wall, waiting, draft.text, field, keepAndShow])

  return {
    draft,
    refused,

    write(next: Draft): void {
      setRefused(null)
      keepAndShow(next)
    },

    /** Answers false when somebody was faster, as a double tap is. */
    post(text: string, options: { contactsKept?: true } = {}): boolean {
      if (readDraft(wall).text === '') return false
      putIntoOutbox({
        key: makeRandomId(),
        wall,
        text,
        writtenAt: Date.now(),
        ...options,
        ...(walls[wall].sorted && { category: draft.category }),
      })
      setRefused(null)
      keepAndShow(emptyDraft)
      return true
    },
  }
}

/** Who has gone on to read or write something else is not pulled back by a late refusal. */
function isWaitingForUs(): boolean {
  return document.activeElement?.matches('body, h2') ?? true
}

/** What somebody was writing when the tab was closed, the phone died or the next room opened. */
export interface Draft {
  readonly text: string
  readonly category: Category
}

const emptyDraft: Draft = { text: '', category: unchosenCategory }

const keyOf = (wall: Wall) => `draft ${wall}`

function readDraft(wall: Wall): Draft {
  const kept = typed.readJson<Partial<Draft>>(keyOf(wall))
  return {
    text: typeof kept?.text === 'string' ? kept.text : '',
    category: categories.find((one) => one === kept?.category) ?? unchosenCategory,
  }
}

function keepDraft(wall: Wall, draft: Draft): void {
  if (draft.text === '' && draft.category === unchosenCategory) typed.forget(keyOf(wall))
  else typed.keep(keyOf(wall), JSON.stringify(draft))
}
