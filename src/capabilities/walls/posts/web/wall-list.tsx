import { type ReactNode, type RefObject, useState } from 'react'
import { Button } from '#kit/ui/web/button.tsx'
import { EmptyState } from '#kit/ui/web/empty-state.tsx'
import { ErrorState } from '#kit/ui/web/error-state.tsx'
import { Skeleton } from '#kit/ui/web/skeleton.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { WaitingPost as Waiting } from '../../outbox/web/outbox.ts'
import { WaitingPost } from '../../outbox/web/waiting-post.tsx'
import { type Wall, walls } from '../../walls.ts'
import { type OwnWords, useWallWords } from '../../web/wall-words.ts'
import { CategoryFilter } from './category-chips.tsx'
import { focusPost } from './focus-post.ts'
import { KeptNote } from './kept-note.tsx'
import { NewPosts } from './new-posts.tsx'
import type { NowAndZone } from './use-now-and-zone.ts'
import type { WallScreen } from './use-wall.ts'
import styles from './wall-list.module.css'
import { orderPosts, type PlacedPost } from './wall-state.ts'

interface Props {
  readonly wall: Wall
  readonly words: OwnWords
  readonly screen: WallScreen
  readonly waiting: readonly Waiting[]
  readonly nowAndZone: NowAndZone
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onTakeBack: (post: Waiting) => void
  readonly drawPost: (placed: PlacedPost) => ReactNode
}

/** The voices of a wall, newest first, and only as many as were asked for. */
export function WallList(props: Props) {
  const { wall, words, screen, waiting, nowAndZone, heading, onTakeBack, drawPost } = props
  const t = useWallWords()
  const { state } = screen
  const placed = orderPosts(state)
  const isEmpty = state.status === 'shown' && placed.length === 0 && waiting.length === 0

  return (
    <section className={styles.wall} aria-labelledby="wall-list">
      <h2 id="wall-list" ref={heading} tabIndex={-1}>
        {words.listTitle}
      </h2>
      {walls[wall].sorted && <CategoryFilter value={state.category} onChoose={screen.choose} />}
      <KeptNote state={state} nowAndZone={nowAndZone} />
      <NewPosts screen={screen} waiting={waiting} />
      {/* biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list */}
      <ul role="list" className={styles.list}>
        {[...waiting].reverse().map((post) => (
          <li key={post.key}>
            <WaitingPost post={post} onTakeBack={onTakeBack} />
          </li>
        ))}
        {placed.map((one) => (
          <li key={one.post.id}>{drawPost(one)}</li>
        ))}
      </ul>
      {state.status === 'loading' && placed.length === 0 && (
        <Skeleton label={t('loading')} lines={6} />
      )}
      {state.status === 'failed' && (
        <ErrorState message={t('failed')} retryLabel={t('retry')} onRetry={screen.reload} />
      )}
      {isEmpty && <EmptyState text={words.empty} example={words.example} />}
      {state.next !== null && <Older screen={screen} />}
      {state.status === 'shown' && state.next === null && placed.length > 0 && (
        <p className={styles.end}>{t('end')}</p>
      )}
    </section>
  )
}

/** Older pages come when they are asked for: a wall that never ends is never read, only scrolled. */
function Older({ screen }: { screen: WallScreen }) {
  const t = useWallWords()
  const toast = useToast()
  const [busy, setBusy] = useState(false)

  async function readOlder() {
    setBusy(true)
    const last = screen.read().posts.at(-1)?.id
    const answered = await screen.readOlder()
    setBusy(false)
    if (!answered) return toast({ text: t('olderFailed') })
    requestAnimationFrame(() => {
      const { posts } = screen.read()
      const first = posts[posts.findIndex(({ id }) => id === last) + 1]
      focusPost(first?.id, { preventScroll: true })
    })
  }

  return (
    <Button kind="quiet" wide busy={busy} onClick={readOlder}>
      {t('older')}
    </Button>
  )
}
