import { useState } from 'react'
import { nameShortDay } from '#capabilities/days/name-day.ts'
import { dayHere } from '#capabilities/days/web/today.ts'
import { useCalendar } from '#capabilities/days/web/use-calendar.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { goTo } from '#kit/page/web/location.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words as KeptWords } from '../../words/en.ts'
import { useLock } from '../lock/lock.ts'
import { SecretWay } from './secret-way.tsx'
import type { Words } from './words/en.ts'
import { WordsWay } from './words-way.tsx'

/** Her own slips in this tab: of those she needs no telling. */
let ownSlips = 0

/** By the PIN or password, by what the phone is unlocked with, or by the words on the paper. */
export function WaysIn() {
  const t = useWords<Words & KeptWords>()
  const toast = useToast()
  const { language } = useLanguage()
  const { calendar } = useCalendar(language)
  const { wrongTries, lastWrong } = useLock()
  const [way, setWay] = useState<'secret' | 'words'>('secret')

  function welcome() {
    const others = wrongTries - ownSlips
    ownSlips = 0
    if (others <= 0) return
    const day = nameShortDay(dayHere(lastWrong), calendar, language)
    toast({ text: t('common.door.tried', { n: others, day }) })
  }

  function welcomeByWords() {
    welcome()
    const action = { label: t('common.door.lockSettings'), onAct: () => goTo('/lock') }
    toast({ text: t('common.door.openedWithWords'), action })
  }

  return (
    <>
      <p>{t(way === 'secret' ? 'common.door.lead' : 'common.door.thirteenLead')}</p>
      {way === 'secret' ? (
        <SecretWay
          onWrong={() => {
            ownSlips += 1
          }}
          onOpened={welcome}
          onForgotten={() => setWay('words')}
        />
      ) : (
        <WordsWay onOpened={welcomeByWords} onBack={() => setWay('secret')} />
      )}
    </>
  )
}
