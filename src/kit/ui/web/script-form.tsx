import type { ComponentProps } from 'react'

/**
 * Only the script sends it. Pressed before that is here it does nothing: a form of another method
 * would leave the page, and put what was typed into an address.
 */
export function ScriptForm(props: ComponentProps<'form'>) {
  return <form method="dialog" {...props} />
}
