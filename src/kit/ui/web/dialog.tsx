import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { close } from './icons.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  hideTitle?: boolean
  /** The name of the closing button; without it there is none (Escape still closes). */
  closeLabel?: string
  /** `side` slides in from the inline end, as the menu does. */
  place?: 'middle' | 'side'
  /** Leave out where a stray tap could lose typed words. */
  closeOnBackdrop?: boolean
  children: ReactNode
  /** Actions, kept in reach at the foot. */
  foot?: ReactNode
}

/**
 * The native dialog: it holds the focus, gives it back, hears Escape and hides the page behind.
 * It begins at its first control, or at the one marked `data-autofocus` (React keeps the native
 * attribute to itself).
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, hideTitle, closeLabel, place = 'middle' } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const element = dialog.current
    if (!element || open === element.open) return
    if (!open) return element.close()
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [open])

  // Taken out of the page while it is open, it would take the focus with it.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [])

  // Only a press that began on the backdrop closes: a selection dragged out of a field does not.
  const pressedOutside = useRef(false)
  const isBackdrop = (event: MouseEvent) => event.target === dialog.current
  const backdrop = props.closeOnBackdrop && {
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = isBackdrop(event)
    },
    onClick: (event: MouseEvent) => {
      if (pressedOutside.current && isBackdrop(event)) onClose()
    },
  }

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[place]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClose={() => open && onClose()}
      {...backdrop}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 id={titleId} className={hideTitle ? 'visually-hidden' : undefined}>
            {title}
          </h2>
          {closeLabel && <IconButton icon={close} label={closeLabel} onClick={onClose} />}
        </header>
        <div className={styles.body}>{props.children}</div>
        {props.foot && <footer className={styles.foot}>{props.foot}</footer>}
      </div>
    </dialog>
  )
}
