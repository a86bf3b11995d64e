import { askServer } from '#kit/http/web/ask-server.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import type { readToday } from '../../contract.ts'
import type { Words } from './words/en.ts'

/** For whoever walks here from another room, or has switched the language: the page did not bring it. */
export function Question() {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const { part, isFailed } = useFetched(
    () => askServer<typeof readToday>('GET', `/api/today?language=${language}`),
    true,
    language,
  )
  if (part?.question) return <p>{part.question}</p>
  return (part || isFailed) && <p>{t('home.question.away')}</p>
}
