import { type RefObject, useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { Button } from '#kit/ui/web/button.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { feather, flag, user } from '#kit/ui/web/icons.ts'
import { Switch } from '#kit/ui/web/switch.tsx'
import { practiceLabel } from '../practice/partners.ts'
import type { Words } from '../words/en.ts'
import { endChat, type Searcher, setWish } from './look-for-somebody.ts'
import { SafetyDialog } from './safety-dialog.tsx'
import type { Talk } from './talk.ts'
import styles from './talk-header.module.css'

export interface TalkHeaderProps {
  readonly talk: Talk
  readonly searcher: Searcher
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** Who is there, and what kind of somebody it is, for as long as the talk lasts. */
export function TalkHeader({ talk, searcher, heading }: TalkHeaderProps) {
  const t = useWords<Words>()
  const { language } = useLanguage()
  const [isSafetyOpen, openSafety] = useState(false)
  const isPractice = talk.phase === 'practice'
  return (
    <header className={styles.header}>
      <span className={styles.seal} data-practice={isPractice || undefined}>
        <Icon path={isPractice ? feather : user} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        {talk.partner?.[language]}
      </h2>
      <div className={styles.actions}>
        {!isPractice && (
          <IconButton
            icon={flag}
            label={t('community.chat.safety')}
            onClick={() => openSafety(true)}
          />
        )}
        {talk.phase !== 'over' && (
          <Button kind="plain" onClick={endChat}>
            {t('community.chat.end')}
          </Button>
        )}
      </div>
      <p className={styles.label}>
        {isPractice ? practiceLabel[language] : t('community.chat.person')}
      </p>
      {isPractice && (
        <div className={styles.wish}>
          <Switch
            label={t('community.chat.wishShort')}
            isOn={talk.wish}
            onChange={(wish) => setWish(wish, searcher)}
          />
        </div>
      )}
      {!isPractice && (
        <SafetyDialog talk={talk} open={isSafetyOpen} onClose={() => openSafety(false)} />
      )}
    </header>
  )
}
