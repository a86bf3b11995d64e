import type { ComponentProps, MouseEvent } from 'react'
import { goTo } from '#kit/page/web/location.tsx'

export type AppLinkProps = ComponentProps<'a'> & { href: string }

/** A link that stays in the app when it can: `tel:`, `#part` and other sites are left alone. */
export function AppLink({ href, onClick, ...rest }: AppLinkProps) {
  const isInside = href.startsWith('/') && !href.startsWith('//') && !rest.download && !rest.target

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || isMeantForAnotherTab(event)) return
    event.preventDefault()
    goTo(href)
  }

  return <a href={href} {...rest} onClick={isInside ? follow : onClick} />
}

export function isMeantForAnotherTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
}
