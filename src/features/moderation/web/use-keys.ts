import type { KeyboardEvent } from 'react'
import type { ReviewedPost } from '../contract.ts'
import { actionFor, letterOf } from './action-for.ts'
import type { Decide } from './use-decisions.ts'

interface Keys {
  readonly show: 'waiting' | 'removed'
  readonly posts: readonly ReviewedPost[]
  readonly decide: Decide
}

/** Single letters count only while the focus is among the posts, so nobody meets them by accident. */
export function useKeys({ show, posts, decide }: Keys) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const letter = letterOf(event)
    const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-post]')]
    const index = cards.findIndex((card) => card.contains(event.target as Node))
    const post = posts[index]
    const action = post && actionFor(letter, show, post)
    if (letter === 'j') cards[Math.min(index + 1, cards.length - 1)]?.focus()
    else if (letter === 'k') cards[Math.max(index - 1, 0)]?.focus()
    else if (action) decide(post, action)
    else return
    event.preventDefault()
  }
}
