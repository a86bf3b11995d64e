import { useCallback, useEffect, useRef, useState } from 'react'
import { noticeNeed } from './notice-need.ts'

const pauseInTyping = 700
const restOfAFrame = 100
/** Shorter than anything that could be meant. */
const fewestLetters = 5
/** Enough to hold what was typed since the last pause, and cheap on the slowest phone. */
const tail = 1_500

export interface Care {
  readonly noticed: boolean
  /** Reads the whole of what is being saved or sent, also what was pasted beyond the last lines. */
  look(words: string): void
}

/**
 * Notices words of crisis in what is being written, once the fingers rest. Once noticed it stays
 * noticed: a hand is not pulled back at the next letter. `onNotice` is told where the card stands
 * in another part of the page than the field.
 */
export function useCare(text: string, onNotice?: () => void): Care {
  const [noticed, setNoticed] = useState(false)
  const tell = useRef(onNotice)
  tell.current = onNotice

  const read = useCallback(async (words: string) => {
    if (words.trim().length < fewestLetters || !(await noticeNeed(words))) return
    setNoticed(true)
    tell.current?.()
  }, [])

  const look = useCallback(
    // After the answer to the finger: a long page takes a slow phone a moment to read.
    (words: string) => void setTimeout(() => read(words), restOfAFrame),
    [read],
  )

  useEffect(() => {
    if (noticed) return
    const timer = setTimeout(() => read(text.slice(-tail)), pauseInTyping)
    return () => clearTimeout(timer)
  }, [text, noticed, read])

  return { noticed, look }
}
