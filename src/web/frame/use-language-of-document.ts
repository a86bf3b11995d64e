import { useEffect } from 'react'
import { languageTag } from '#kit/i18n/language.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import { rememberChoice } from '#kit/page/web/remember-choice.ts'
import { headOf } from '../rooms/head.ts'
import type { Room } from '../rooms/room.ts'

/** Keeps what lies outside of React in step: the page's language, its title, and the cookie for next time. */
export function useLanguageOfDocument(room: Room): void {
  const { language, t } = useLanguage()

  useEffect(() => {
    document.documentElement.lang = languageTag(language)
    document.title = headOf(room, t).title
  }, [language, room, t])

  useEffect(() => {
    rememberChoice('language', language)
    dropLanguageFromAddress()
  }, [language])
}

/** A link may carry the language; once it is remembered the address need not repeat it. */
function dropLanguageFromAddress(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has('language')) return
  url.searchParams.delete('language')
  history.replaceState(history.state, '', url)
}
