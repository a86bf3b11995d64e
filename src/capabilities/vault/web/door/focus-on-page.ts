/** What was pressed is gone; the heading of the page is where a reader begins again. */
export function focusOnPage(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
