import { type ReactNode, useState } from 'react'
import { Icon } from '#kit/ui/web/icon.tsx'
import { chevronDown } from '#kit/ui/web/icons.ts'
import styles from '../lock.module.css'

interface DrawerProps {
  readonly title: string
  /** Closes it, and nothing of what was typed stays. */
  readonly children: (close: () => void) => ReactNode
}

/** What is seldom changed lies closed, and asks for nothing until it is opened. */
export function Drawer({ title, children }: DrawerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={styles.drawer}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
        <Icon path={chevronDown} size="small" />
      </summary>
      {isOpen && <div className={styles.form}>{children(() => setOpen(false))}</div>}
    </details>
  )
}
