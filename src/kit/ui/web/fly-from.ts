/** Lets what stands in its new place come there from its old one, by a transform alone. */
export function flyFrom(thing: Element | null | undefined, before: DOMRect | undefined): void {
  if (!thing || !before || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const now = thing.getBoundingClientRect()
  if (now.width === 0 || before.width === 0) return
  const x = before.x + before.width / 2 - (now.x + now.width / 2)
  const y = before.y + before.height / 2 - (now.y + now.height / 2)
  const transform = `translate(${x}px, ${y}px) scale(${before.width / now.width})`
  thing.animate([{ transform }, { transform: 'none' }], {
    duration: 500,
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  })
}
