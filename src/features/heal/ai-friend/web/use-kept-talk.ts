import { useCallback, useEffect, useState } from 'react'
import { newRecordId } from '#capabilities/vault/web/device-vault.ts'
import type { Message } from '../talk/history.ts'
import { addToTalk, clearTalk, dropFromTalk, readTalk, talkId } from './kept-talk.ts'

export interface KeptTalk {
  /** Which talk it is; empty as long as nobody knows. */
  readonly id: string
  readonly messages: readonly Message[]
  /** The phone has been looked through for what was said before. */
  readonly isRead: boolean
  add(text: string, isUser: boolean, timestamp?: number): Message
  drop(id: string): void
  clear(): void
}

/** The talk on the screen and in the vault. */
export function useKeptTalk(): KeptTalk {
  const [messages, setMessages] = useState<readonly Message[]>([])
  const [isRead, setRead] = useState(false)

  useEffect(() => {
    readTalk().then((kept) => {
      // What is said before the phone has found the talk stands behind it.
      setMessages((said) => [...kept, ...said])
      setRead(true)
    })
  }, [])

  const add = useCallback((text: string, isUser: boolean, timestamp = Date.now()) => {
    const message = { id: newRecordId(), text, isUser, timestamp }
    setMessages((before) => [...before, message])
    addToTalk(message)
    return message
  }, [])

  const drop = useCallback((id: string) => {
    setMessages((before) => before.filter((message) => message.id !== id))
    dropFromTalk(id)
  }, [])

  const clear = useCallback(() => {
    setMessages([])
    clearTalk()
  }, [])

  return { id: talkId, messages, isRead, add, drop, clear }
}
