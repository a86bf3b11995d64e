import type { Language } from '../i18n/language.ts'

/** The device's own way to hand something on, or else a copy of it. */
export async function handOn(what: ShareData, copyIt: () => Promise<void>): Promise<void> {
  if (!navigator.share) return copyIt()
  try {
    await navigator.share(what)
  } catch (error) {
    // Closing the sheet is an answer too; anything else still gets them the copy.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copyIt()
  }
}

/** An address to be sent: its preview speaks the language it says. */
export function linkInLanguage(address: string, language: Language): string {
  const url = new URL(address, location.href)
  if (language === 'np') url.searchParams.set('language', language)
  return url.href
}
