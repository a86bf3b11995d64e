import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenToKeep } from '#kit/web/keep-now.ts'
import { deviceVault } from './device-vault.ts'
import { createDraftKeeper, type DraftKeeper, type DraftText, joinDrafts } from './draft-keeper.ts'
import type { Change } from './vault.ts'

export interface Draft extends DraftText {
  setText(text: string): void
  setChoice(choice: string): void
  /** For the field: words typed before the page was alive are taken over, not wiped. */
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Empties the field; what is given back has to happen in one go with the save. */
  letGo(): Change[]
  /** The visitor wants nothing of it. */
  throwAway(): Promise<void>
}

const empty: DraftText = { text: '', choice: '' }

/**
 * Unsaved words of one place, kept as they are typed and found again after a crash. Of what is
 * typed in no place nothing is kept; a field that changes between the two wants a key of its own.
 */
export function useDraft(place: string | null, start: DraftText = empty): Draft {
  const [draft, setDraft] = useState(start)
  const inHand = useRef(start)
  const field = useRef<HTMLTextAreaElement>(null)
  const keeper = useRef<DraftKeeper | null>(null)

  function show(next: DraftText): void {
    inHand.current = next
    setDraft(next)
  }

  // What to start from counts once: afterwards the field is the visitor's.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const typedEarly = field.current?.value ?? ''
    if (typedEarly !== start.text) show({ ...inHand.current, text: typedEarly })
    if (place === null) return
    const own = createDraftKeeper(place, start)
    keeper.current = own
    own.open().then((earlier) => {
      if (!earlier || keeper.current !== own) return
      // At once: a letter typed before the field shows them would leave them out.
      flushSync(() => change(joinDrafts(earlier, inHand.current, start)))
    })
    const keepNoMore = whenToKeep(own.keepNow)
    return () => {
      keepNoMore()
      keeper.current = null
      own.close()
    }
  }, [place])

  function change(part: Partial<DraftText>): void {
    const next = { ...inHand.current, ...part }
    show(next)
    keeper.current?.note(next)
  }

  function letGo(): Change[] {
    show(empty)
    return keeper.current?.lettingGo() ?? []
  }

  return {
    ...draft,
    field,
    setText: (text) => change({ text }),
    setChoice: (choice) => change({ choice }),
    letGo,
    throwAway: () => deviceVault().update(...letGo()),
  }
}
