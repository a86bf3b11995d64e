import { type RefObject, useEffect, useRef } from 'react'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { ReviewedPost } from '../contract.ts'
import type { Words } from '../words/en.ts'
import { type Action, isExpired, type QueueState } from './use-queue.ts'

export type Decide = (post: ReviewedPost, action: Action) => void

const undoing: Partial<Record<Action, Action>> = { remove: 'restore', restore: 'remove' }

/** Carries decisions out, says what was done, and leads on to the next post. */
export function useDecisions(queue: QueueState, place: RefObject<HTMLElement | null>): Decide {
  const t = useWords<Words>()
  const toast = useToast()
  const busy = useRef(false)
  const focusAt = useFocusAfterwards(queue, place)

  async function carryOut(post: ReviewedPost, action: Action) {
    // A key held down must not decide over the next post too.
    if (busy.current) return
    busy.current = true
    const index = queue.pile?.posts.indexOf(post) ?? 0
    try {
      await queue.decide(post.id, action)
      focusAt(index)
      toast({ text: t(`common.moderate.done.${action}`), ...undo(post, action) })
    } catch (error) {
      tell(error, post)
    } finally {
      busy.current = false
    }
  }

  function undo(post: ReviewedPost, action: Action) {
    const back = undoing[action]
    if (!back) return {}
    const takeBack = async () => {
      try {
        await queue.decide(post.id, back)
        await queue.refresh()
      } catch (error) {
        tell(error, post)
      }
    }
    return { action: { label: t('common.moderate.undo'), onAct: () => void takeBack() } }
  }

  function tell(error: unknown, post: ReviewedPost) {
    if (isExpired(error)) return
    const status = error instanceof Refusal ? error.status : 500
    if (status === 404) queue.drop(post.id)
    if (status === 409) void queue.refresh()
    toast({ text: t(wordsFor(status)) })
  }

  return (post, action) => void carryOut(post, action)
}

function wordsFor(status: number): keyof Words {
  if (status === 404) return 'common.moderate.gone'
  if (status === 409) return 'common.moderate.changed'
  return status === 0 ? 'common.moderate.offline' : 'common.moderate.failed'
}

/**
 * The post that was decided leaves, and the focus goes to the one that takes its place. A pile
 * that has just come takes the focus only where nobody holds it: whoever walks on through the
 * sheets by the arrow keys is not pulled away from them.
 */
function useFocusAfterwards(queue: QueueState, place: RefObject<HTMLElement | null>) {
  const wanted = useRef<number | null>(0)
  const arrived = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for the pile to change
  useEffect(() => {
    if (wanted.current === null || !place.current) return
    const posts = place.current.querySelectorAll<HTMLElement>('[data-post]')
    const isFree = document.activeElement === document.body
    if (arrived.current || isFree) {
      posts[Math.min(wanted.current, posts.length - 1)]?.focus({
        preventScroll: !arrived.current,
      })
    }
    arrived.current = true
    wanted.current = null
  }, [queue.pile, place])
  return (index: number) => {
    wanted.current = index
  }
}
