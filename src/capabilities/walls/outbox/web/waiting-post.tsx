import { Button } from '#kit/ui/web/button.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { clock, edit, undo } from '#kit/ui/web/icons.ts'
import { useOnline } from '#kit/web/use-online.ts'
import { PostText } from '../../posts/web/post-text.tsx'
import { useWallWords, type WallKey } from '../../web/wall-words.ts'
import type { WaitingPost as Waiting } from './outbox.ts'
import styles from './waiting-post.module.css'

/** A post that is written and not yet on the wall. It can be taken back until it was sent. */
export function WaitingPost(props: { post: Waiting; onTakeBack: (post: Waiting) => void }) {
  const t = useWallWords()
  const { post, onTakeBack } = props
  const isOnline = useOnline()
  return (
    <article className={styles.waiting}>
      <PostText text={post.text} />
      <p className={styles.state}>
        <Icon path={clock} size="small" />
        <span>{t(stateOf(post, isOnline))}</span>
      </p>
      {post.refused ? (
        <Button kind="plain" icon={edit} onClick={() => onTakeBack(post)}>
          {t('edit')}
        </Button>
      ) : (
        !post.unsure && (
          <Button kind="plain" icon={undo} onClick={() => onTakeBack(post)}>
            {t('withdraw')}
          </Button>
        )
      )}
    </article>
  )
}

function stateOf({ refused, unsure }: Waiting, isOnline: boolean): WallKey {
  if (refused) return 'refusedWaiting'
  if (!isOnline) return unsure ? 'unsure' : 'waiting'
  return 'sending'
}
