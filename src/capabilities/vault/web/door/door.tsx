import { useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { goTo } from '#kit/page/web/location.tsx'
import { useToast } from '#kit/ui/web/toast.tsx'
import type { Words as KeptWords } from '../../words/en.ts'
import { useLock } from '../lock/lock.ts'
import { focusOnPage } from './focus-on-page.ts'
import { SecretWay } from './secret-way.tsx'
import type { Words } from './words/en.ts'
import { WordsWay } from './words-way.tsx'

/** Her own slips in this tab: of those she needs no telling. */
let ownSlips = 0

export function Door() {
  const t = useWords<Words & KeptWords>()
  const toast = useToast()
  const { wrongTries } = useLock()
  const [way, setWay] = useState<'secret' | 'words'>('secret')

  function welcome() {
    const others = wrongTries - ownSlips
    ownSlips = 0
    // The door goes, and the focus must not fall out of the page with it.
    focusOnPage()
    if (others > 0) toast({ text: t('common.door.tried', { n: others }) })
  }

  function welcomeByWords() {
    welcome()
    const action = { label: t('common.kept.lockSettings'), onAct: () => goTo('/lock') }
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
