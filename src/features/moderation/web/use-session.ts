import { useCallback, useEffect, useState } from 'react'
import { askServer } from '#kit/http/web/ask-server.ts'
import type * as contract from '../contract.ts'
import { rememberEnd, rememberedEnd } from './session-memory.ts'

export interface Session {
  /** When it ends, or null while the door is shut. */
  readonly until: number | null
  /** It was open and its time ran out. */
  readonly hasEnded: boolean
  open(secret: string): Promise<void>
  close(): Promise<void>
  expire(): void
}

export function useSession(): Session {
  const [until, setUntil] = useState<number | null>(null)
  const [hasEnded, setEnded] = useState(false)

  const change = useCallback((end: number | null, ended: boolean) => {
    rememberEnd(end)
    setUntil(end)
    setEnded(ended)
  }, [])
  const expire = useCallback(() => change(null, true), [change])

  useEffect(() => setUntil(rememberedEnd()), [])

  useEffect(() => {
    if (until === null) return
    const timer = setTimeout(expire, Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until, expire])

  return {
    until,
    hasEnded,
    expire,
    async open(secret) {
      const body = { secret }
      const opened = await askServer<typeof contract.openSession>(
        'POST',
        '/api/moderation/session',
        { body },
      )
      change(Date.parse(opened.until), false)
    },
    async close() {
      await askServer<typeof contract.closeSession>('DELETE', '/api/moderation/session')
      change(null, false)
    },
  }
}
