import { useMemo, useRef, useState } from 'react'
import type { AsVisitor } from '#capabilities/identity/web/as-visitor.ts'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { useShareLink } from '#kit/ui/web/share-link.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import { copyText } from '#kit/web/copy-text.ts'
import type { Post } from '../../contract.ts'
import { useHearts } from '../../hearts/web/use-hearts.ts'
import type { Wall } from '../../walls.ts'
import { deletePost, restorePost } from '../../web/ask-walls.ts'
import { useWallWords, type WallKey } from '../../web/wall-words.ts'
import { linkTo } from './use-opened-post.ts'
import type { ChangeWall } from './use-wall.ts'
import { withBack, withHeld, without } from './wall-state.ts'

/** What can be done to a post. They stay the same from one drawing to the next. */
export interface PostActions {
  heart(post: Post, given: boolean): void
  copy(post: Post): void
  share(post: Post): void
  remove(post: Post, heldFor: string | undefined): void
  report(post: Post): void
  open(id: string): void
}

export interface ActionParts {
  readonly wall: Wall
  readonly change: ChangeWall
  readonly asVisitor: AsVisitor
  readonly open: (id: string) => void
  readonly title: string
  /** Somebody's own post goes: where the focus lands then. */
  readonly onRemoved: (id: string) => void
}

export function usePostActions(parts: ActionParts) {
  const t = useWallWords()
  const toast = useToast()
  const shareLink = useShareLink()
  const [reporting, setReporting] = useState<Post | null>(null)
  const say = (key: WallKey) => toast({ text: t(key) })
  const apologise = (error: unknown) => say(apologyFor(error))
  // The actions below outlive the drawing they were made in, and speak the language of the newest.
  const latest = useRef({ ...parts, t, toast, shareLink, say, apologise })
  latest.current = { ...parts, t, toast, shareLink, say, apologise }
  const onHeartFailed = useRef((error: unknown) => latest.current.apologise(error)).current
  const giveHeart = useHearts(parts.wall, parts.change, parts.asVisitor, onHeartFailed)

  const actions = useMemo<PostActions>(() => {
    async function remove(post: Post, heldFor: string | undefined): Promise<void> {
      const { wall, change, asVisitor, onRemoved, toast, t, say, apologise } = latest.current
      const putBack = () =>
        change((state) =>
          heldFor ? withHeld(state, { ...post, reason: heldFor }) : withBack(state, post),
        )
      onRemoved(post.id)
      change((state) => without(state, post.id))
      try {
        await asVisitor.act(() => deletePost(wall, post.id))
      } catch (error) {
        putBack()
        return apologise(error)
      }
      toast({ text: t('deleted'), action: { label: t('undo'), onAct: () => void restore() } })

      async function restore(): Promise<void> {
        putBack()
        try {
          await asVisitor.act(() => restorePost(wall, post.id))
          say('restored')
        } catch (error) {
          change((state) => without(state, post.id))
          latest.current.apologise(error)
        }
      }
    }

    return {
      heart: (post, given) => void giveHeart(post.id, given),
      copy: async ({ text }) => latest.current.say((await copyText(text)) ? 'copied' : 'notCopied'),
      share: ({ id }) => {
        const { title, shareLink } = latest.current
        void shareLink(linkTo(location.pathname, id), title)
      },
      remove: (post, heldFor) => void remove(post, heldFor),
      report: setReporting,
      open: (id) => latest.current.open(id),
    }
  }, [giveHeart])

  return { actions, reporting, setReporting, say, apologise }
}

function apologyFor(error: unknown): WallKey {
  if (!(error instanceof Refusal)) return 'notDone'
  if (error.offline) return 'offline'
  return error.code === 'too_many_requests' ? 'tooFast' : 'notDone'
}
