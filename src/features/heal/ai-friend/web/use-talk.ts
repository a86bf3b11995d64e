import { useCallback, useEffect, useRef, useState } from 'react'
import { letGo } from '#capabilities/care/web/hand.ts'
import { useCareHeard } from '#capabilities/care/web/use-care.ts'
import { type Composing, useComposing } from '#capabilities/composing/web/use-composing.ts'
import { newRecordId } from '#capabilities/vault/web/device-vault.ts'
import { historyOf, type Message } from '../talk/history.ts'
import { addToTalk, clearTalk, dropFromTalk, readTalk } from './kept-talk.ts'

export interface Talk {
  readonly messages: readonly Message[]
  readonly composing: Composing<'friendReply'>
  say(text: string): void
  /** Something of our own, such as an exercise: nobody has to write it. */
  offer(text: string): void
  /** What was said last is answered once more: in other words, or at last. */
  retry(): void
  /** The same, by this device alone. */
  answerHere(): void
  clear(): void
}

export function useTalk(): Talk {
  const composing = useComposing('friendReply')
  const [messages, setMessages] = useState<readonly Message[]>([])
  const isAnswering = useRef(false)
  const { status, text, care } = composing
  useCareHeard(care)

  useEffect(() => {
    // What is said before the phone has found the talk stands behind it.
    readTalk().then((kept) => setMessages((said) => [...kept, ...said]))
  }, [])

  const add = useCallback((said: string, isUser: boolean) => {
    const message = { id: newRecordId(), text: said, isUser, timestamp: Date.now() }
    setMessages((before) => [...before, message])
    addToTalk(message)
  }, [])

  useEffect(() => {
    if (status !== 'done' || !isAnswering.current || text === '') return
    isAnswering.current = false
    add(text, false)
  }, [status, text, add])

  function say(said: string) {
    isAnswering.current = true
    composing.start({ message: said, history: historyOf(messages) })
    add(said, true)
  }

  function takeBackAnswer() {
    const last = messages.at(-1)
    if (last && !last.isUser) {
      setMessages(messages.slice(0, -1))
      dropFromTalk(last.id)
    }
    isAnswering.current = true
  }

  function retry() {
    const asked = messages.findLastIndex(({ isUser }) => isUser)
    const question = messages[asked]
    if (!question) return
    takeBackAnswer()
    composing.start({ message: question.text, history: historyOf(messages.slice(0, asked)) })
  }

  function answerHere() {
    takeBackAnswer()
    composing.writeHere()
  }

  function clear() {
    composing.clear()
    setMessages([])
    letGo()
    clearTalk()
  }

  const offer = (said: string) => add(said, false)
  return {
    messages,
    composing,
    say,
    offer,
    retry,
    answerHere,
    clear,
  }
}
