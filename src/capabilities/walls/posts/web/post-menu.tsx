import { type ReactNode, useId, useState } from 'react'
import { Button } from '#kit/ui/web/button.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { useWallWords } from '../../web/wall-words.ts'
import styles from './post-item.module.css'

/** Three dots, in the hand of the icon family. */
const more = 'M5.5 12h.01M12 12h.01M18.5 12h.01'

export interface MenuAction {
  readonly label: string
  readonly icon: string
  readonly onAct: () => void
}

/**
 * What is done to a post now and then is one tap away and out of the reader's
 * sight. It opens in the page, not above it: nothing is covered, nothing to close.
 */
export function PostMenu({
  actions,
  children,
}: {
  actions: readonly MenuAction[]
  children: ReactNode
}) {
  const t = useWallWords()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div className={styles.foot}>
        {children}
        <IconButton
          icon={more}
          label={t('more')}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={styles.more}
        />
      </div>
      <div id={id} className={styles.menuActions} hidden={!open}>
        {open &&
          actions.map(({ label, icon, onAct }) => (
            <Button key={label} kind="plain" icon={icon} onClick={onAct}>
              {label}
            </Button>
          ))}
      </div>
    </>
  )
}
