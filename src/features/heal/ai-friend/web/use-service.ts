import { useCallback, useEffect, useRef, useState } from 'react'
import type { BodyOf } from '#capabilities/composing/contract.ts'
import type { ComposeEvent } from '#capabilities/composing/events.ts'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { type WhoWrote, writtenHere } from './who-wrote.ts'

interface ServiceReply {
  /** Empty where the words of this phone have to do. */
  readonly text: string
  readonly wrote: WhoWrote
}

export interface Service {
  /** As much as there is so far. */
  readonly text: string
  /** The server heard somebody who needs help. */
  readonly care: boolean
  /** Nothing where it was stopped before the first word, or is wanted no more. */
  write(body: BodyOf<'friendReply'>): Promise<ServiceReply | undefined>
  /** Enough: what came stays. */
  stop(): void
  /** Nobody wants it. */
  drop(): void
}

interface Writing {
  readonly leaving: AbortController
  text: string
  isStopped: boolean
}

const silent = (reason: string): ServiceReply => ({ text: '', wrote: writtenHere(reason) })

/**
 * Has a service word a reply. The road there is fetched only where there is one; whatever goes
 * wrong on it, this phone has an answer of its own.
 */
export function useService(): Service {
  const [text, setText] = useState('')
  const [care, setCare] = useState(false)
  const underWay = useRef<Writing>(undefined)

  const drop = useCallback(() => {
    underWay.current?.leaving.abort()
    setText('')
  }, [])
  useEffect(() => drop, [drop])

  const stop = useCallback(() => {
    if (!underWay.current) return
    underWay.current.isStopped = true
    underWay.current.leaving.abort()
  }, [])

  const write = useCallback(
    async (body: BodyOf<'friendReply'>) => {
      drop()
      const writing: Writing = { leaving: new AbortController(), text: '', isStopped: false }
      underWay.current = writing
      const { signal } = writing.leaving
      const end = await listenTo(body, signal, ({ event, data }) => {
        if (event === 'source' && data.care) setCare(true)
        if (event !== 'text') return
        writing.text += data.delta
        setText(writing.text)
      })
      if (!signal.aborted) return end
      const kept = writing.isStopped ? writing.text.trimEnd() : ''
      return kept ? ({ text: kept, wrote: { source: 'ai', cut: 'visitor' } } as const) : undefined
    },
    [drop],
  )

  return { text, care, write, stop, drop }
}

/** Only what a service wrote is told: what our own server wrote instead, this phone writes too. */
async function listenTo(
  body: BodyOf<'friendReply'>,
  signal: AbortSignal,
  tell: (event: ComposeEvent) => void,
): Promise<ServiceReply> {
  let end = silent('service')
  let isService = false
  try {
    const { askComposing } = await import('#capabilities/composing/web/ask-composing.ts')
    await askComposing('friendReply', body, signal, (told) => {
      const { event, data } = told
      if (signal.aborted) return
      if (event === 'source') {
        isService = data.source === 'ai'
        end = silent(data.reason ?? 'service')
      }
      if (event === 'source' || isService) tell(told)
      if (event === 'done' && isService) {
        end = { text: data.text, wrote: { source: 'ai', cut: data.cut && 'time' } }
      }
    })
    return end
  } catch (error) {
    if (!(error instanceof Refusal)) return silent('offline')
    return silent(error.offline ? 'offline' : error.status === 429 ? 'busy' : 'service')
  }
}
