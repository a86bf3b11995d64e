import { useCallback, useEffect, useState } from 'react'
import type { AsVisitor } from '#capabilities/identity/web/as-visitor.ts'
import { tellKept } from '#capabilities/identity/web/first-kept.ts'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { ChangeWall } from '../../posts/web/use-wall.ts'
import { withHeld, withPosted } from '../../posts/web/wall-state.ts'
import type { Wall } from '../../walls.ts'
import { useWallWords } from '../../web/wall-words.ts'
import { onPosted, startSending } from './sending.ts'

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
  const coveredThanks = t('coveredToast')

  useEffect(
    () =>
      onPosted((sent, { post, held, reason, covered, care }) => {
        if (care) setShowsCare(true)
        else tellKept()
        if (sent.wall !== wall) return
        change((state) =>
          held ? withHeld(state, { ...post, reason: reason ?? '' }) : withPosted(state, post),
        )
        toast({ text: held ? heldThanks : covered ? coveredThanks : thanks })
      }),
    [wall, thanks, heldThanks, coveredThanks, change, toast],
  )

  const send = useCallback(() => startSending(signIn), [signIn])
  useEffect(send, [send])

  return { showsCare, send }
}
