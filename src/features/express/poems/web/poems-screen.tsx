import { useState } from 'react'
import { useCareHeard } from '#capabilities/care/web/use-care.ts'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { HoldingNotice } from '#capabilities/vault/web/holding-notice.tsx'
import { NotOpened } from '#capabilities/vault/web/not-opened.tsx'
import { useFavourites } from '#capabilities/vault/web/use-favourites.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import type { Words } from '../words/en.ts'
import { KeptPoems } from './kept-poems.tsx'
import { PoemForm } from './poem-form.tsx'
import { PoemSheet } from './poem-sheet.tsx'
import styles from './poems.module.css'

export default function PoemsScreen() {
  const t = useWords<Words & AreaWords>()
  const composing = useComposing('poem')
  const kept = useFavourites('poem')
  const [topic, setTopic] = useState('')
  // A topic can be a cry: the poem comes, and with it the way to somebody who listens.
  useCareHeard(composing.care)
  return (
    <div className={`page ${styles.screen}`}>
      <PageHeader title={t('express.poems.title')} lead={t('express.poems.lead')} />
      <div className={styles.desk}>
        <PoemForm
          isWriting={composing.status === 'writing'}
          onWrite={(input) => {
            setTopic(input.topic.trim())
            composing.start(input)
          }}
        />
        <PoemSheet composing={composing} topic={topic} kept={kept} />
      </div>
      <HoldingNotice />
      <NotOpened {...kept} />
      {kept.favourites.length > 0 && <KeptPoems kept={kept} />}
    </div>
  )
}
