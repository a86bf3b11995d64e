import { useCallback, useRef } from 'react'
import type { AsVisitor } from '#capabilities/identity/web/as-visitor.ts'
import type { ChangeWall } from '../../posts/web/use-wall.ts'
import {
  withHeartAnswer,
  withoutPendingHeart,
  withPendingHeart,
} from '../../posts/web/wall-state.ts'
import type { Wall } from '../../walls.ts'
import { setHeart } from '../../web/ask-walls.ts'

/**
 * Hearts answer at once and travel one after another: whoever taps three times
 * on a slow line gets what they tapped last, in two requests and not three.
 */
export function useHearts(
  wall: Wall,
  change: ChangeWall,
  asVisitor: AsVisitor,
  onFailure: (error: unknown) => void,
) {
  const pending = useRef(new Map<string, boolean>())

  return useCallback(
    async (id: string, given: boolean): Promise<void> => {
      change((state) => withPendingHeart(state, id, given))
      const underWay = pending.current.has(id)
      pending.current.set(id, given)
      if (underWay) return
      try {
        for (;;) {
          const wanted = pending.current.get(id) === true
          const answer = await asVisitor.act(() => setHeart(wall, id, wanted))
          if (pending.current.get(id) !== wanted) continue
          change((state) => withHeartAnswer(state, id, answer))
          return
        }
      } catch (error) {
        change((state) => withoutPendingHeart(state, id))
        onFailure(error)
      } finally {
        pending.current.delete(id)
      }
    },
    [wall, change, asVisitor, onFailure],
  )
}
