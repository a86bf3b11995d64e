import { useEffect, useRef } from 'react'
import { hearNeedOf } from './need-of.ts'
import { showNeedOfFriend, type Talk } from './talk.ts'
import { changeTalk } from './talk-store.ts'

/** Hears on this device what the other says, to put a line beside it on how to answer. */
export function useFriendHeard({ phase, pair, lines }: Talk): void {
  const heard = useRef(new Set<string>())
  useEffect(() => {
    if (phase !== 'person' || pair === null) return
    for (const line of lines) {
      if (line.kind !== 'said' || line.from !== 'friend' || heard.current.has(line.id)) continue
      heard.current.add(line.id)
      if (typeof line.text === 'string') void listen(pair, line.text)
    }
  }, [phase, pair, lines])
}

async function listen(pair: string, words: string): Promise<void> {
  const need = await hearNeedOf(words)
  if (need) changeTalk((talk) => showNeedOfFriend(talk, pair, need))
}
