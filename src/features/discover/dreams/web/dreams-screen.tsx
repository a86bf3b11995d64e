import { useState } from 'react'
import { useCareHeard } from '#capabilities/care/web/use-care.ts'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import { DreamForm } from './dream-form.tsx'
import { Reading } from './reading.tsx'

export default function DreamsScreen() {
  const t = useWords<Words & AreaWords>()
  const [asked, setAsked] = useState<{ dream: string; attempt: number } | null>(null)
  const composing = useComposing('dream')
  useCareHeard(composing.care)

  function read(dream: string) {
    setAsked({ dream, attempt: (asked?.attempt ?? 0) + 1 })
    composing.start({ dream })
  }

  return (
    <div className="page-narrow room">
      <PageHeader title={t('discover.dreams.title')} lead={t('discover.dreams.lead')} />
      <DreamForm busy={composing.status === 'writing'} onRead={read} isAsked={asked !== null} />
      {asked && <Reading key={asked.attempt} dream={asked.dream} composing={composing} />}
    </div>
  )
}
