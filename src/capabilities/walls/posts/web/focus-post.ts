/** After the next drawing: readers who cannot see the page are led to where it changed. */
export function focusPost(id: string | undefined, options?: FocusOptions): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-post="${id}"]`)?.focus(options)
  })
}
