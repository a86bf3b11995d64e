import { useCallback, useEffect, useState } from 'react'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Wall } from '../walls.ts'
import { onPosted, startSending } from './sending.ts'
import type { AsVisitor } from './use-as-visitor.ts'
import type { ChangeWall } from './use-wall.ts'
import { withHeld, withPosted } from './wall-state.ts'
import { useWallWords } from './wall-words.ts'

/** Sends what waits while a wall is shown, and puts what arrived on it. */
export function usePosting(
  wall: Wall,
  thanks: string,
  { change, asVisitor }: { change: ChangeWall; asVisitor: AsVisitor },
) {
  const t = useWallWords()
  const toast = useToast()
  const [showsCare, setShowsCare] = useState(false)
  const { signIn } = asVisitor
  const heldThanks = t('heldToast')

  useEffect(
    () =>
      onPosted((sent, { post, held, reason, care }) => {
        if (care) setShowsCare(true)
        if (sent.wall !== wall) return
        change((state) =>
          held ? withHeld(state, { ...post, reason: reason ?? '' }) : withPosted(state, post),
        )
        toast({ text: held ? heldThanks : thanks })
      }),
    [wall, thanks, heldThanks, change, toast],
  )

  const send = useCallback(() => startSending(signIn), [signIn])
  useEffect(send, [send])

  return { showsCare, send }
}
