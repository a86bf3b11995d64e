import { memo, useState } from 'react'
import { AnswerLine } from '#capabilities/care/web/answer-line.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { copy, flag, share, trash } from '#kit/ui/web/icons.ts'
import type { Post } from '../../contract.ts'
import { HeartButton } from '../../hearts/web/heart-button.tsx'
import { useWallWords } from '../../web/wall-words.ts'
import { HeldNote } from './held-note.tsx'
import styles from './post-item.module.css'
import { PostMenu } from './post-menu.tsx'
import { PostText } from './post-text.tsx'
import { PostTime } from './post-time.tsx'
import type { NowAndZone } from './use-now-and-zone.ts'
import type { PostActions } from './use-post-actions.ts'

export interface PostItemProps {
  readonly post: Post
  readonly isOwn: boolean
  readonly isGiven: boolean
  readonly hearts: number
  /** Set while it waits for a moderator: only its author sees it. */
  readonly heldFor?: string | undefined
  readonly isReported: boolean
  readonly href: string
  readonly nowAndZone: NowAndZone
  readonly actions: PostActions
  /** It stands alone on top. */
  readonly isOpened?: boolean
}

/** One voice. Drawn again only when something about it changed, for there are fifty on a page. */
export const PostItem = memo(function PostItem(props: PostItemProps) {
  const { post, isReported } = props
  const [isShown, show] = useState(false)
  return (
    <article className={styles.post} data-post={post.id} tabIndex={-1}>
      {isReported && !isShown ? <Hidden onShow={() => show(true)} /> : <Inside {...props} />}
    </article>
  )
})

function Hidden({ onShow }: { onShow: () => void }) {
  const t = useWallWords()
  return (
    <p className={styles.hidden}>
      {t('report.hidden')}{' '}
      <Button kind="plain" onClick={onShow}>
        {t('report.show')}
      </Button>
    </p>
  )
}

function Inside(props: PostItemProps) {
  const t = useWallWords()
  const { post, isOwn, isGiven, hearts, heldFor, nowAndZone, actions, href, isOpened } = props
  const menuActions = [
    { label: t('copy'), icon: copy, onAct: () => actions.copy(post) },
    ...(heldFor ? [] : [{ label: t('share'), icon: share, onAct: () => actions.share(post) }]),
    isOwn
      ? { label: t('delete'), icon: trash, onAct: () => actions.remove(post, heldFor) }
      : { label: t('report'), icon: flag, onAct: () => actions.report(post) },
  ]
  return (
    <>
      <PostText text={post.text} />
      {heldFor && <HeldNote reason={heldFor} isInNeed={post.care !== undefined} />}
      {post.care && !heldFor && (
        <AnswerLine
          kind={post.care}
          text={t(isOwn ? 'care.own' : `care.${post.care}`)}
          more={t('whereToCall')}
          className={styles.note}
        />
      )}
      <PostMenu actions={menuActions}>
        {!heldFor && (
          <HeartButton
            given={isGiven}
            count={hearts}
            onToggle={() => actions.heart(post, !isGiven)}
          />
        )}
        <p className={styles.about}>
          <span>{t('anonymous')}</span>
          {post.category && <span>{t(`category.${post.category}`)}</span>}
          <PostTime
            timestamp={post.timestamp}
            nowAndZone={nowAndZone}
            href={href}
            onOpen={() => actions.open(post.id)}
            {...(isOpened && { inFull: true })}
          />
          {/* Behind all that the page shows everybody: nothing moves when it is known whose it is. */}
          {isOwn && <span>{t('you')}</span>}
        </p>
      </PostMenu>
    </>
  )
}
