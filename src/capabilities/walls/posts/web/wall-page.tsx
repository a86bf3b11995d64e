import { useEffect, useRef, useState } from 'react'
import { RoomHeader } from '#capabilities/hub/web/room-header.tsx'
import { useAsVisitor } from '#capabilities/identity/web/as-visitor.ts'
import { PictureBeside } from '#capabilities/look/web/picture-beside.tsx'
import type { ReportReason } from '#capabilities/moderation/report-reasons.ts'
import { usePath } from '#kit/page/web/location.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import { putIntoOutbox, useOutbox } from '../../outbox/web/outbox.ts'
import { usePosting } from '../../outbox/web/use-posting.ts'
import { type Wall, walls } from '../../walls.ts'
import { reportPost } from '../../web/ask-walls.ts'
import type { OwnWords } from '../../web/wall-words.ts'
import { Composer } from './composer.tsx'
import { PostItem } from './post-item.tsx'
import { useNowAndZone } from './use-now-and-zone.ts'
import { linkTo, useOpenedPost } from './use-opened-post.ts'
import { usePostActions } from './use-post-actions.ts'
import { useWall } from './use-wall.ts'
import { WallList } from './wall-list.tsx'
import styles from './wall-page.module.css'
import type { PlacedPost } from './wall-state.ts'
import { heartOf } from './wall-state.ts'

const fetchReportDialog = () => import('../../reports/web/report-dialog.tsx')
/** Hardly anybody comes by a link to one post. */
const fetchOpenedPost = () => import('./opened-post.tsx')

/** One of the three walls: what it asks, a place to write, and what others wrote. */
export function WallPage({ wall, words }: { wall: Wall; words: OwnWords }) {
  const path = usePath()
  const screen = useWall(wall)
  const { state, change } = screen
  const waiting = useOutbox(wall)
  const asVisitor = useAsVisitor()
  const nowAndZone = useNowAndZone()
  const heading = useRef<HTMLHeadingElement>(null)
  const open = useOpenedPost(wall, screen)
  const { showsCare, send } = usePosting(wall, words.posted, { change, asVisitor })
  const { actions, reporting, setReporting, say, apologise } = usePostActions({
    wall,
    change,
    asVisitor,
    open,
    title: words.title,
    onRemoved: () => heading.current?.focus({ preventScroll: true }),
  })
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set())

  const dialog = useFetched(fetchReportDialog, reporting !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it could not come
  useEffect(() => {
    if (!dialog.isFailed) return
    apologise(new Error('no dialog'))
    setReporting(null)
  }, [dialog.isFailed])

  async function report(reason: ReportReason) {
    if (!reporting) return
    try {
      await asVisitor.act(() => reportPost(wall, reporting.id, reason))
      setReported(new Set([...reported, reporting.id]))
      say('report.done')
    } catch (error) {
      apologise(error)
    }
    setReporting(null)
  }

  function draw({ post, heldFor }: PlacedPost, isOpened = false) {
    const { given, count } = heartOf(state, post)
    return (
      <PostItem
        post={post}
        heldFor={heldFor}
        nowAndZone={nowAndZone}
        actions={actions}
        isOpened={isOpened}
        isOwn={heldFor !== undefined || state.wrote.has(post.id)}
        isGiven={given}
        hearts={count}
        isReported={reported.has(post.id)}
        href={linkTo(path, post.id)}
      />
    )
  }

  const { opened } = state
  const above = useFetched(fetchOpenedPost, !!opened).part
  return (
    <div className={`page ${styles.page}`}>
      <RoomHeader room={`community.${walls[wall].page}`} />
      <div className="desk">
        {opened && above && (
          <above.OpenedPost
            opened={opened}
            onClose={() => open(null)}
            onRetry={() => open(opened.id)}
          >
            {opened.post && draw({ post: opened.post, heldFor: opened.reason }, true)}
          </above.OpenedPost>
        )}
        <Composer
          wall={wall}
          words={words}
          showsCare={showsCare}
          onPost={() => {
            send()
            // Where it stands now, and what comes back of it.
            showHeading(heading.current)
          }}
        />
        <PictureBeside of="community" />
      </div>
      <WallList
        wall={wall}
        words={words}
        screen={screen}
        waiting={waiting}
        nowAndZone={nowAndZone}
        heading={heading}
        onTakeBack={(post) => putIntoOutbox({ ...post, withdrawn: true })}
        drawPost={draw}
      />
      {dialog.part && (
        <dialog.part.ReportDialog
          open={reporting !== null}
          onClose={() => setReporting(null)}
          onReport={report}
        />
      )}
    </div>
  )
}

/** Where one's own words appear now. */
function showHeading(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true })
  const { top = 0 } = heading?.getBoundingClientRect() ?? {}
  if (top > 0 && top < innerHeight / 3) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  heading?.scrollIntoView({ behavior: still ? 'auto' : 'smooth' })
}
