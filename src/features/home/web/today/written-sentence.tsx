import type { ReactNode } from 'react'
import type { Words as ComposingWords } from '#capabilities/composing/words/en.ts'
import { SourceLabel } from '#capabilities/look/web/source-label.tsx'
import { useTodaysSentence } from '#capabilities/todays-sentence/web/use-todays-sentence.ts'
import { useWords } from '#kit/i18n/web/language.tsx'

export function WrittenSentence({ failed }: { failed: ReactNode }) {
  const t = useWords<ComposingWords>()
  const { sentence, hasFailed } = useTodaysSentence()
  if (hasFailed) return failed
  if (!sentence) return null
  return (
    <>
      <p>{sentence.text}</p>
      <SourceLabel source={sentence.source}>
        {t(`common.composing.by.${sentence.source}`)}
      </SourceLabel>
    </>
  )
}
