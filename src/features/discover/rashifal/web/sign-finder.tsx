import { useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { Disclosure } from '#kit/ui/web/disclosure.tsx'
import { Toggle } from '#kit/ui/web/toggle.tsx'
import type { SignId } from '#knowledge/rashi/signs.ts'
import type { Words } from '../words/en.ts'
import { BirthFinder } from './birth-finder.tsx'
import { NameFinder } from './name-finder.tsx'
import styles from './rashifal.module.css'

type Way = 'name' | 'birth'

/** For whoever does not know their sign. Everything is worked out on the phone as one types. */
export function SignFinder({ onTake }: { onTake: (sign: SignId) => void }) {
  const t = useWords<Words>()
  const [way, setWay] = useState<Way>('name')
  return (
    <Disclosure className={styles.finder} summary={t('discover.rashifal.find')}>
      <div className={`stack ${styles.finding}`}>
        <Toggle
          legend={t('discover.rashifal.findBy')}
          options={[
            { value: 'name', label: t('discover.rashifal.byName') },
            { value: 'birth', label: t('discover.rashifal.byBirth') },
          ]}
          value={way}
          onChange={setWay}
        />
        {way === 'name' ? <NameFinder onTake={onTake} /> : <BirthFinder onTake={onTake} />}
      </div>
    </Disclosure>
  )
}
