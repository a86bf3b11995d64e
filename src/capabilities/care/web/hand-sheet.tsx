import { useState } from 'react'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import { AppLink } from '#kit/ui/web/app-link.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { Dialog } from '#kit/ui/web/dialog.tsx'
import type { Helpline } from '#knowledge/help/helpline.ts'
import type { Words } from '../said/english.ts'
import { titleFor, whatIsUrgent, whatToSay } from '../what-to-say.ts'
import { whomToCall } from '../whom-to-call.ts'
import type { Hand } from './hand.ts'
import styles from './hand-sheet.module.css'
import { InLanguageOf, useNumbers } from './hand-words.tsx'
import { useHelpPlace } from './use-help-place.ts'

interface SheetProps {
  readonly hand: Hand
  readonly open: boolean
  onClose(): void
}

/** What one line has no room for: the words that fit, and everybody who can be called. */
export function HandSheet(props: SheetProps) {
  return (
    <InLanguageOf language={props.hand.language}>
      <Sheet {...props} />
    </InLanguageOf>
  )
}

function Sheet({ hand, open, onClose }: SheetProps) {
  const t = useWords<Words>()
  const [wasOpened, setOpened] = useState(false)
  if (open && !wasOpened) setOpened(true)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(titleFor(hand))}
      closeLabel={t('close')}
      closeOnBackdrop
    >
      {wasOpened && <Inside hand={hand} onClose={onClose} />}
    </Dialog>
  )
}

function Inside({ hand, onClose }: Omit<SheetProps, 'open'>) {
  const t = useWords<Words>()
  const { place } = useHelpPlace()
  const { atOnce, all } = whomToCall(hand, place)
  return (
    <div className={styles.sheet}>
      <Paragraphs hand={hand} keys={whatIsUrgent(hand)} />
      {atOnce.map((line) => (
        <Call key={line.id} line={line} />
      ))}
      <Paragraphs hand={hand} keys={whatToSay(hand)} />
      <Lines lines={all} />
      <p>
        <AppLink href="/help" onClick={onClose}>
          {t('more')}
        </AppLink>
      </p>
      {hand.staysHere && <p className={styles.quiet}>{t('private')}</p>}
    </div>
  )
}

function Paragraphs({ hand, keys }: { hand: Hand; keys: readonly (keyof Words)[] }) {
  const t = useWords<Words>()
  const { at } = useNumbers()
  const { place } = useHelpPlace()
  const { first, ambulance, police } = whomToCall(hand, place)
  const said = { line: at(first), ambulance: at(ambulance), police: at(police) }
  const paragraphs = keys.flatMap((key) => t(key, said).split('\n'))
  return paragraphs.map((paragraph) => <p key={paragraph}>{paragraph}</p>)
}

function Call({ line }: { line: Helpline }) {
  const numbers = useNumbers()
  return (
    <ButtonLink href={line.href} wide>
      {numbers.call(line)}
    </ButtonLink>
  )
}

function Lines({ lines }: { lines: readonly Helpline[] }) {
  const { language } = useLanguage()
  const { write } = useNumbers()
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <a href={line.href}>
            <span>{line.name[language]}</span>
            <span className={styles.number}>{write(line)}</span>
            <span className={styles.about}>
              {[line.hours?.[language], line.note?.[language]].filter(Boolean).join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
