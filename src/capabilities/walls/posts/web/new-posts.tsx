import { Button } from '#kit/ui/web/button.tsx'
import { chevronUp } from '#kit/ui/web/icons.ts'
import type { WaitingPost } from '../../outbox/web/outbox.ts'
import { useWallWords } from '../../web/wall-words.ts'
import { focusPost } from './focus-post.ts'
import type { WallScreen } from './use-wall.ts'
import styles from './wall-list.module.css'
import { withArrivedShown } from './wall-state.ts'

/** Says that others have written, and leaves the page where it is until it is tapped. */
export function NewPosts(props: { screen: WallScreen; waiting: readonly WaitingPost[] }) {
  const t = useWallWords()
  const { screen, waiting } = props
  // The stream may tell of one's own post a moment before its acknowledgement does.
  const fromOthers = screen.state.arrived.filter(({ text }) =>
    waiting.every((own) => own.text !== text),
  )

  function show() {
    screen.change(withArrivedShown)
    focusPost(fromOthers[0]?.id)
  }

  return (
    <div role="status" className={styles.new}>
      {fromOthers.length > 0 && (
        <Button icon={chevronUp} onClick={show}>
          {t('newPosts', { n: fromOthers.length })}
        </Button>
      )}
    </div>
  )
}
