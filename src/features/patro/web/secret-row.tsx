import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLock } from '#capabilities/vault/web/lock/lock.ts'
import type { Opening } from '#capabilities/vault/web/lock/opening.ts'
import { openLock } from '#capabilities/vault/web/lock/work-on-lock.ts'
import { formatClock } from '#kit/i18n/clock.ts'
import { kathmandu } from '#kit/i18n/kathmandu.ts'
import { useLanguage, useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import styles from './patro.module.css'

/** More than anybody's passphrase, fewer than the words: one that was left out is no reason to try another way. */
const fewestWords = 10

interface Props {
  readonly open: () => void
  readonly close: () => void
}

/** Where no lock is set, no number opens anything: then the date is held. */
export async function opensWith(digits: string): Promise<boolean> {
  return (await openLock(digits)).ok
}

/** Without a lock the date alone opens; with one, this asks for the secret as any form asks for a number. */
export function SecretRow({ open, close }: Props) {
  const { state } = useLock()
  const isFree = state === 'off' || state === 'open'

  useEffect(() => {
    if (isFree) open()
  }, [isFree, open])

  return state === 'locked' ? <Ask open={open} close={close} /> : null
}

/** Who has forgotten the rest may have the words; a field is all there is, so they are told by their number. */
async function tryToOpen(typed: string): Promise<Opening> {
  if (typed.trim().split(/\s+/).length < fewestWords) return openLock(typed)
  const { readRecoveryWords } = await import('#capabilities/vault/web/door/fetch-lists.ts')
  const words = await readRecoveryWords(typed)
  return openLock(words instanceof Uint8Array ? words : typed)
}

function Ask({ open, close }: Props) {
  const { language } = useLanguage()
  const t = useWords<Words>()
  const field = useRef<HTMLInputElement>(null)
  const [letters, setLetters] = useState(false)
  const [said, setSaid] = useState('')
  const [busy, setBusy] = useState(false)

  useEffect(() => field.current?.focus(), [])

  async function send(event: FormEvent) {
    event.preventDefault()
    const secret = field.current?.value ?? ''
    if (!secret || busy) return
    setBusy(true)
    setSaid(t('common.patro.checking'))
    const answer = await tryToOpen(secret).catch(() => null)
    setBusy(false)
    if (!answer) return setSaid(t('common.patro.failed'))
    // What is damaged is said inside.
    if (answer.ok || answer.why === 'damaged' || answer.why === 'impossible') return open()
    if (field.current) field.current.value = ''
    field.current?.focus()
    setSaid(
      answer.why === 'wait' && answer.waitUntil
        ? t('common.patro.wait', { time: formatClock(answer.waitUntil, kathmandu, language) })
        : t('common.patro.wrong'),
    )
  }

  return (
    <form className={styles.secret} onSubmit={send} autoComplete="off">
      <input
        ref={field}
        // No field for passwords: a browser would offer to keep it, and say for which site.
        type="text"
        className={styles.veiled}
        inputMode={letters ? 'text' : 'numeric'}
        aria-label={t('common.patro.number')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" aria-disabled={busy}>
        {t('common.patro.ok')}
      </button>
      <button type="button" onClick={() => setLetters(!letters)}>
        {t(letters ? 'common.patro.digits' : 'common.patro.letters')}
      </button>
      <button type="button" onClick={close}>
        {t('common.patro.cancel')}
      </button>
      <p role="status">{said}</p>
    </form>
  )
}
