const headerHeight = 80

/** To the top of the glass, below the header; nothing moves where its beginning can already be seen. */
export function bringIntoSight(part: Element | null | undefined): void {
  if (!part) return
  const { top } = part.getBoundingClientRect()
  if (top < headerHeight || top > innerHeight / 2) part.scrollIntoView({ block: 'start' })
}
