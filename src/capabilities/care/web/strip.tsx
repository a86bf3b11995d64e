import { useLayoutEffect, useRef } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import { ButtonLink } from '#kit/ui/web/button.tsx'
import { Icon } from '#kit/ui/web/icon.tsx'
import { IconButton } from '#kit/ui/web/icon-button.tsx'
import { chevronUp, close } from '#kit/ui/web/icons.ts'
import type { Words } from '../said/english.ts'
import { titleFor } from '../what-to-say.ts'
import { whomToCall } from '../whom-to-call.ts'
import { dockStrip } from './dock-strip.ts'
import { type Hand, putAway } from './hand.ts'
import { InLanguageOf, useNumbers } from './hand-words.tsx'
import styles from './strip.module.css'
import { useHelpPlace } from './use-help-place.ts'

interface StripProps {
  readonly hand: Hand
  onMore(): void
}

/**
 * One line above the keyboard: what was heard, and somebody to call. It stops nothing, sends
 * nothing and takes no focus: a press on it leaves the field as it is, keyboard and all.
 */
export function Strip({ hand, onMore }: StripProps) {
  const strip = useRef<HTMLElement>(null)
  useLayoutEffect(() => (strip.current ? dockStrip(strip.current) : undefined), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the press from taking the focus
    <section ref={strip} className={styles.strip} onMouseDown={(event) => event.preventDefault()}>
      <InLanguageOf language={hand.language}>
        <Line hand={hand} onMore={onMore} />
      </InLanguageOf>
    </section>
  )
}

function Line({ hand, onMore }: StripProps) {
  const t = useWords<Words>()
  const numbers = useNumbers()
  const { place } = useHelpPlace()
  const { first } = whomToCall(hand, place)
  return (
    <div className={styles.line}>
      <button type="button" className={styles.more} aria-haspopup="dialog" onClick={onMore}>
        <span>{t(titleFor(hand))}</span>
        <Icon path={chevronUp} size="small" label={t('open')} />
      </button>
      <ButtonLink href={first.href} className={styles.call as string}>
        {numbers.call(first)}
      </ButtonLink>
      <IconButton icon={close} label={t('hide')} onClick={hide} />
    </div>
  )
}

function hide(): void {
  const hadFocus = document.activeElement?.closest('section')?.matches(`.${styles.strip}`)
  putAway()
  // The button goes with it: a keyboard's focus must not fall out of the page.
  if (hadFocus) document.getElementById('page')?.focus({ preventScroll: true })
}
