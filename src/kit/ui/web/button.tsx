import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { AppLink, type AppLinkProps } from './app-link.tsx'
import styles from './button.module.css'
import { Icon } from './icon.tsx'

type Look = {
  /** One primary a screen; `quiet` stands beside it; `plain` is for rows such as copy and share. */
  kind?: 'primary' | 'quiet' | 'plain' | 'danger'
  icon?: string
  wide?: boolean
  children: ReactNode
}

export type ButtonProps = Look & ComponentProps<'button'> & { busy?: boolean }
export type ButtonLinkProps = Look & AppLinkProps

function classOf(kind: NonNullable<Look['kind']>, wide: boolean | undefined, more?: string) {
  return [styles.button, styles[kind], wide && styles.wide, more].filter(Boolean).join(' ')
}

function Inside({ icon, children }: { icon: string | undefined; children: ReactNode }) {
  return (
    <>
      {icon && <Icon path={icon} size="small" />}
      <span>{children}</span>
    </>
  )
}

/**
 * While busy it keeps its words, its place and the focus: `disabled` would throw the focus back
 * to the top of the page in the middle of someone's wait.
 */
export function Button(props: ButtonProps) {
  const { kind = 'primary', icon, wide, busy = false, children, className, ...rest } = props
  const ignore = (event: MouseEvent) => event.preventDefault()
  return (
    <button
      type="button"
      {...rest}
      className={classOf(kind, wide, className)}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true, onClick: ignore })}
    >
      <Inside icon={icon}>{children}</Inside>
    </button>
  )
}

export function ButtonLink(props: ButtonLinkProps) {
  const { kind = 'primary', icon, wide, children, className, ...rest } = props
  return (
    <AppLink {...rest} className={classOf(kind, wide, className)}>
      <Inside icon={icon}>{children}</Inside>
    </AppLink>
  )
}
