import { useEffect, useRef, useState } from 'react'
import type { Memory, Reply } from '#knowledge/talking/talk.ts'
import type { KeptTalk } from './use-kept-talk.ts'
import type { Listening } from './use-listener.ts'

interface Opening {
  readonly text: string
  readonly at: number
}

export interface Greeting {
  readonly opening: string | undefined
  /** What was offered last, to who comes back in the middle of a talk. */
  readonly reply: Reply | undefined
  /** The visitor answers, or wants nothing of it: it is over, and was this. */
  take(): Opening | undefined
}

/** What is said to somebody who has been here before. On a first visit there is nothing to fetch. */
export function useGreeting(
  { messages, isRead }: KeptTalk,
  isMemoryRead: boolean,
  memory: Memory,
  { answer }: Listening,
): Greeting {
  const [greeting, setGreeting] = useState<{ opening?: Opening; reply?: Reply }>({})
  const isOver = useRef(false)
  const isKnown = messages.length > 0 || memory.lines.length > 0

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all is read; what is said later is no arrival
  useEffect(() => {
    if (!isRead || !isMemoryRead || isOver.current || !isKnown) return
    answer(messages).then(
      ({ reply, isNew }) => {
        if (isOver.current) return
        if (!isNew) return setGreeting({ reply })
        if (reply.say) setGreeting({ reply, opening: { text: reply.say, at: Date.now() } })
      },
      // Nobody has asked yet: the hello alone will do.
      () => {},
    )
  }, [isRead, isMemoryRead])

  function take(): Opening | undefined {
    isOver.current = true
    setGreeting({})
    return greeting.opening
  }

  return { opening: greeting.opening?.text, reply: greeting.reply, take }
}
