import { useLayoutEffect, useState } from 'react'
import { cameBack } from '#capabilities/identity/web/remembered.ts'
import { useVisitor } from '#capabilities/identity/web/visitor.tsx'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import styles from './home.module.css'

type PartOfDay = 'morning' | 'day' | 'evening' | 'night'

/** Always one line high, whoever comes, so the page does not move when hour and name arrive. */
export function Greeting() {
  const t = useWords<Words>()
  const { state } = useVisitor()
  const [part, setPart] = useState<PartOfDay | null>(null)
  // Before the first painting with script: what the phone knows takes the place of the welcome.
  useLayoutEffect(() => setPart(partOfDay(new Date().getHours())), [])

  const greeting = part ? t(`home.hello.${part}`) : t('home.welcome')
  if (state.status !== 'signedIn') return <p className={styles.greeting}>{greeting}</p>
  const { name } = state
  return (
    <p className={styles.greeting}>
      {name ? t('home.helloName', { greeting, name }) : greeting}
      {cameBack && ` ${t('home.welcomeBack')}`}
    </p>
  )
}

function partOfDay(hour: number): PartOfDay {
  if (hour < 4 || hour >= 21) return 'night'
  if (hour < 12) return 'morning'
  return hour < 17 ? 'day' : 'evening'
}
