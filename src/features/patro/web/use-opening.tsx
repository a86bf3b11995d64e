import { type ReactNode, useRef, useState } from 'react'
import { useWords } from '#kit/i18n/web/language.tsx'
import type { Words } from '../words/en.ts'
import styles from './patro.module.css'
import type { SecretRow } from './secret-row.tsx'

export interface Opening {
  /** The large date was held. */
  begin(): void
  /** A number was given that is no date: it may be the one that opens. */
  tryNumber(digits: string): void
  /** What is asked, or what went wrong; mostly nothing. */
  readonly row: ReactNode
}

/** Numbers that somebody may type who only wants a date. */
const readsAsYear = /^(1[89]|2[01])\d\d$/
const readsAsPin = /^\d{4,12}$/

const fetchRow = () => import('./secret-row.tsx')

/** What asks for a secret is fetched when the date is held, so that the calendar stays one. */
export function useOpening(open: () => Promise<void>): Opening {
  const t = useWords<Words>()
  const [Row, setRow] = useState<typeof SecretRow | null>(null)
  const [failed, setFailed] = useState(false)
  // The lock tells that it is open, and so does whoever opened it: the first of them is enough.
  const isOpening = useRef(false)

  function fail() {
    isOpening.current = false
    setRow(null)
    setFailed(true)
  }

  function openOnce() {
    if (isOpening.current) return
    isOpening.current = true
    setFailed(false)
    open().catch(fail)
  }

  return {
    begin() {
      setFailed(false)
      fetchRow().then((found) => setRow(() => found.SecretRow), fail)
    },

    async tryNumber(digits) {
      if (!readsAsPin.test(digits) || readsAsYear.test(digits)) return
      try {
        const { opensWith } = await fetchRow()
        if (await opensWith(digits)) openOnce()
      } catch {
        // Nobody who wanted a date has asked for anything else.
      }
    },

    row: failed ? (
      <p role="alert" className={styles.note}>
        {t('common.patro.failed')}
      </p>
    ) : (
      Row && <Row open={openOnce} close={() => setRow(null)} />
    ),
  }
}
