import { type ReactNode, useState } from 'react'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
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
    <Disclosure
      inList
      className={styles.drawer}
      summary={<span>{title}</span>}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && <div className={styles.form}>{children(() => setOpen(false))}</div>}
    </Disclosure>
  )
}
