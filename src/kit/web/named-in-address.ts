/** Which thing of its page the address names, once the page stands: the page itself is the same for everybody. */
export function namedInAddress(parameter: string): string | null {
  return new URLSearchParams(location.search).get(parameter)
}

/** So that whoever hands on the address, or loads it again, is shown the same. */
export function nameInAddress(parameter: string, id: string | null): void {
  const url = new URL(location.href)
  if (id === null) url.searchParams.delete(parameter)
  else url.searchParams.set(parameter, id)
  history.replaceState(history.state, '', url)
}
