import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** What is said when a form is pressed too early: "Two names, please." Nothing, once it is given. */
export type Missing = string | false | undefined

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const lacksSomething = (element: Partial<Control>) => element.validity?.valid === false

/**
 * No button waits greyed out: the browser keeps back a form that lacks something, and the first
 * field that does says in our words what. It takes the focus, and is quiet again at the next change.
 */
export function useMissing<Frame extends HTMLElement>(missing: Missing) {
  const ref = useRef<Frame>(null)
  const [said, say] = useState<string | null>(null)

  // With the words themselves: a press right behind them must not be kept back.
  useLayoutEffect(() => {
    const control = ref.current?.querySelector<Control>('input, textarea, select')
    control?.setCustomValidity(missing || '')
    // To screen readers it would be wrong before anybody has pressed anything.
    if (!control?.hasAttribute('aria-invalid')) control?.setAttribute('aria-invalid', 'false')
    say(null)
  }, [missing])

  useEffect(() => {
    if (said) ref.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' })
  }, [said])

  function onInvalid(event: FormEvent) {
    event.preventDefault()
    const control = event.target as Control
    const first = Array.from(control.form?.elements ?? []).find(lacksSomething)
    if (control !== first) return
    say(control.validationMessage)
    control.focus()
  }

  return { said, frame: { ref, onInvalid } }
}
