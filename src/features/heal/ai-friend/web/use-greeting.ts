import { useEffect, useRef, useState } from 'react'
import type { Memory, Reply } from '#knowledge/talking/talk.ts'
import type { Talks } from './talks/use-talks.ts'
import type { Listening } from './use-listener.ts'

interface Opening {
  readonly text: string
  readonly at: number
}

interface Given {
  /** The talk it was given in. */
  readonly talk: string
  readonly opening?: Opening
  readonly reply?: Reply
}

export interface Greeting {
  readonly opening: string | undefined
  /** What was offered last, to who comes back in the middle of a talk. */
  readonly reply: Reply | undefined
  /** The visitor answers: it is over, and was this. */
  take(): Opening | undefined
}

/**
 * What is said to somebody who has been here before, on arrival and in a talk of earlier that is
 * opened again. On a first visit there is nothing to fetch, and who begins another talk begins it.
 */
export function useGreeting(
  { current: { id }, messages }: Talks,
  isMemoryRead: boolean,
  memory: Memory,
  { answer }: Listening,
): Greeting {
  const [given, setGiven] = useState<Given>()
  const greeted = useRef('')
  const isOver = useRef(false)
  const isReady = id !== '' && isMemoryRead

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each talk, when all is read; what is said later is no arrival
  useEffect(() => {
    if (!isReady) return
    const isArrival = greeted.current === ''
    greeted.current = id
    // What was said before the phone had found the talk has been answered already.
    if (!isArrival) isOver.current = false
    const isKnown = messages.length > 0 || (isArrival && memory.lines.length > 0)
    if (isOver.current || !isKnown) return
    let isLeft = false
    answer(messages).then(
      ({ reply, isNew }) => {
        if (isLeft || isOver.current) return
        if (!isNew) setGiven({ talk: id, reply })
        else if (reply.say) {
          setGiven({ talk: id, reply, opening: { text: reply.say, at: Date.now() } })
        }
      },
      // Nobody has asked yet: the hello alone will do.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [id, isReady])

  const shown = given?.talk === id ? given : undefined

  function take(): Opening | undefined {
    isOver.current = true
    setGiven(undefined)
    return shown?.opening
  }

  return { opening: shown?.opening?.text, reply: shown?.reply, take }
}
