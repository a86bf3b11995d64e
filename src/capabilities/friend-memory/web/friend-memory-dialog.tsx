import { LockedDoor } from '#capabilities/vault/web/door/locked-door.tsx'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AskFirst } from '#kit/ui/web/ask-first.tsx'
import { ChoiceChips } from '#kit/ui/web/choice-chips.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import { Switch } from '#kit/ui/web/switch.tsx'
import type { Words } from '../words/en.ts'
import styles from './friend-memory.module.css'
import { LineList } from './line-list.tsx'
import type { KeptMemory } from './use-friend-memory.ts'
import { useGuideTitles } from './use-guide-titles.ts'

interface FriendMemoryDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly kept: KeptMemory
}

/** All that is remembered, and everything that can be done to it. */
export function FriendMemoryDialog({ open, onClose, kept }: FriendMemoryDialogProps) {
  const t = useWords<Words>()
  const { t: shared } = useLanguage()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('common.memory.title')}
      closeLabel={shared('common.close')}
    >
      {/* Opened anew it asks and undoes nothing of the last time. */}
      {open && (kept.isLocked ? <LockedDoor /> : <Remembered kept={kept} />)}
    </Dialog>
  )
}

function Remembered({ kept }: { kept: KeptMemory }) {
  const t = useWords<Words>()
  const { lines } = kept.memory
  const titles = useGuideTitles(lines.flatMap(({ from }) => from ?? []))
  const isOff = kept.mayKeep === false
  return (
    <div className={styles.memory}>
      <p>{t('common.memory.lead')}</p>
      <LineList
        heading={t('common.memory.helped')}
        kept={kept}
        titles={titles}
        isCards
        isShown={({ kind }) => kind === 'helped'}
      />
      <LineList
        heading={t('common.memory.others')}
        kept={kept}
        titles={titles}
        isShown={({ kind }) => kind !== 'helped'}
      />
      {lines.length === 0 && <p className={styles.source}>{t('common.memory.none')}</p>}
      <div>
        <Switch
          label={t('common.memory.off')}
          isOn={isOff}
          onChange={(off) => kept.answerLeave(!off)}
        />
        <p role="status" className={styles.source}>
          {isOff && t('common.memory.offNow')}
        </p>
      </div>
      <ChoiceChips
        legend={t('common.memory.letters')}
        options={[
          { value: 'as-you', label: t('common.memory.lettersAsYou') },
          { value: 'devanagari', label: t('common.memory.lettersDevanagari'), lang: 'ne' },
          { value: 'latin', label: t('common.memory.lettersLatin') },
        ]}
        value={kept.letters ?? 'as-you'}
        onChange={(value) => kept.setLetters(value === 'as-you' ? undefined : value)}
      />
      {lines.length > 0 && (
        <AskFirst
          label={t('common.memory.forgetAll')}
          question={t('common.memory.forgetAsk', { n: lines.length })}
          no={t('common.memory.forgetNo')}
          onYes={kept.forgetAll}
        />
      )}
    </div>
  )
}
