import { useState } from 'react'
import { useComposing } from '#capabilities/composing/web/use-composing.ts'
import { useWords } from '#kit/i18n/web/language.tsx'
import { PageHeader } from '#kit/ui/web/page-header.tsx'
import type { Words as AreaWords } from '../../words/en.ts'
import { percentOf } from '../match/match-names.ts'
import type { Words } from '../words/en.ts'
import styles from './love.module.css'
import { NamesForm, type TwoNames } from './names-form.tsx'
import { Result } from './result.tsx'

export default function LoveScreen() {
  const t = useWords<Words & AreaWords>()
  const composing = useComposing('love', { percentOf })
  const [names, setNames] = useState<TwoNames | null>(null)

  function match(next: TwoNames) {
    setNames(next)
    composing.start({ names: [next[0], next[1]] })
  }

  function takeAway() {
    setNames(null)
    composing.clear()
  }

  return (
    <div className={`page-narrow room ${styles.love}`}>
      <PageHeader title={t('discover.love.title')} lead={t('discover.love.lead')} />
      <NamesForm busy={composing.status === 'writing'} onMatch={match} onRefuse={takeAway} />
      {names && <Result composing={composing} names={names} />}
    </div>
  )
}
