import type { Language } from '../i18n/language.ts'

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

/** An address to be sent: its preview speaks the language it says. */
export function linkInLanguage(address: string, language: Language): string {
  const url = new URL(address, location.href)
  if (language === 'np') url.searchParams.set('language', language)
  return url.href
}
