import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Draft } from '#capabilities/vault/records.ts'
import { deviceVault } from '#capabilities/vault/web/device-vault.ts'
import { joinTexts } from '#kit/text/join-texts.ts'
import { type StoryDraft, toDraft } from '../story-draft.ts'

/**
 * The words of a story under the fingers, and kept with every letter: it must survive a call, a
 * flat battery and a reload. `kept` is what the phone holds of it, which another tab may write too.
 */
export function useStory(draft: StoryDraft, kept: StoryDraft | undefined) {
  const [more, setMore] = useState(draft.more)
  const seen = useRef(draft.more)
  const waiting = useRef<string | null>(null)
  const isKeeping = useRef(false)

  useEffect(() => {
    if (kept && !isKeeping.current && kept.more !== seen.current) setMore(kept.more)
  }, [kept])

  // Seen is what the field shows: a letter may be typed before what was written elsewhere stands there.
  useLayoutEffect(() => {
    if (kept?.more === more && !isKeeping.current) seen.current = more
  }, [kept, more])

  async function keepWaiting(): Promise<void> {
    if (isKeeping.current) return
    isKeeping.current = true
    // One after another: of letters typed meanwhile only the last state is written.
    while (waiting.current !== null) {
      const words = waiting.current
      waiting.current = null
      const written = await keepStory({ ...draft, more: words }, seen.current).catch(() => words)
      seen.current = waiting.current === null ? written : words
      if (waiting.current === null && written !== words) setMore(written)
    }
    isKeeping.current = false
  }

  function goOn(words: string): void {
    setMore(words)
    // Nothing of theirs, nothing to keep: an opening that was only looked at makes no draft.
    if (!kept && words.trim() === '') return
    waiting.current = words
    void keepWaiting()
  }

  return { more, goOn }
}

/** What another tab wrote since this one looked is joined, not lost. Answers what now stands. */
async function keepStory(story: StoryDraft, seen: string): Promise<string> {
  let written = story.more
  await deviceVault().update({
    kind: 'drafts',
    id: story.id,
    to: (current: Draft | undefined) => {
      const isNews = current !== undefined && current.text !== seen
      written = isNews ? joinTexts(current.text, story.more) : story.more
      return toDraft({ ...story, more: written })
    },
  })
  return written
}
