import { useRef } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { useFetched } from '#kit/web/use-fetched.ts'
import { useSeen } from './use-seen.ts'
import type { Words } from './words/en.ts'

/** Nothing is fetched or written for somebody who does not come as far. */
export function Sentence() {
  const { language } = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const { part: Written, isFailed } = useFetched(
    async () => ({
      Sentence: await (await import('./open-sentence.tsx')).openSentence(language, Failed),
    }),
    isSeen,
    language,
  )
  return <div ref={place}>{Written ? <Written.Sentence /> : isFailed && <Failed />}</div>
}

function Failed() {
  const t = useWords<Words>()
  return <p>{t('home.sentence.failed')}</p>
}
