import { useCallback, useEffect, useRef, useState } from 'react'
import type { ServiceReply, ToWord } from './listen-to-service.ts'
import { writtenHere } from './reply/who-wrote.ts'

export interface Service {
  /** As much as there is so far. */
  readonly text: string
  /** The server heard somebody who needs help. */
  readonly care: boolean
  /** Nothing where it was stopped before the first word, or is wanted no more. */
  write(what: ToWord): Promise<ServiceReply | undefined>
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
    setCare(false)
  }, [])
  useEffect(() => drop, [drop])

  const stop = useCallback(() => {
    if (!underWay.current) return
    underWay.current.isStopped = true
    underWay.current.leaving.abort()
  }, [])

  const write = useCallback(
    async (what: ToWord) => {
      drop()
      const writing: Writing = { leaving: new AbortController(), text: '', isStopped: false }
      underWay.current = writing
      const { signal } = writing.leaving
      const listen = await import('./listen-to-service.ts').catch(() => undefined)
      if (signal.aborted) return
      if (!listen) return { text: '', wrote: writtenHere('offline') }
      const end = await listen.listenTo(what, signal, ({ event, data }) => {
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
