import { Icon } from '#kit/ui/web/icon.tsx'
import { clock } from '#kit/ui/web/icons.ts'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './post-item.module.css'

/** To its author alone: why nobody else sees it yet, without the word "moderation" in it. */
export function HeldNote({ reason }: { reason: string }) {
  const t = useWallWords()
  return (
    <p className={styles.held}>
      <Icon path={clock} size="small" />
      <span>{t(noteOf(reason))}</span>
    </p>
  )
}

function noteOf(reason: string) {
  if (reason === 'repeat') return 'heldRepeat'
  return reason === 'reported' ? 'heldReported' : 'held'
}
