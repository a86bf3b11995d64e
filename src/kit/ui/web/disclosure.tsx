import type { ComponentProps, ReactNode } from 'react'
import styles from './disclosure.module.css'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons.ts'

export type DisclosureProps = ComponentProps<'details'> & {
  summary: ReactNode
  /** In a list of them the signs stand one under the other, at the end of the line. */
  inList?: boolean
}

/** What most readers pass by, folded under its name. Found by the search of the browser, and open without a script. */
export function Disclosure(props: DisclosureProps) {
  const { summary, inList, className, children, ...details } = props
  return (
    <details
      {...details}
      className={`${styles.disclosure} ${className ?? ''}`}
      data-in-list={inList || undefined}
    >
      <summary>
        {summary}
        <Icon path={chevronDown} size="small" />
      </summary>
      {children}
    </details>
  )
}
