import { useLanguage } from '#kit/i18n/web/language.tsx'
import { useDigits } from '#kit/i18n/web/use-digits.ts'
import type { Helpline } from '#knowledge/help/helpline.ts'
import styles from './help.module.css'

/** A few numbers for one reason, each with the hours and the languages its sources tell. */
export function LineList({ lines }: { lines: readonly Helpline[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes a list for no list
    <ul role="list" className={styles.lines}>
      {lines.map((line) => (
        <LineItem key={line.id} line={line} />
      ))}
    </ul>
  )
}

export function LineItem({ line }: { line: Helpline }) {
  const { language } = useLanguage()
  return (
    <li>
      <LineLink
        href={line.href}
        name={line.name[language]}
        number={line.number}
        about={[line.hours, line.note].map((text) => text?.[language])}
      />
    </li>
  )
}

interface LineLinkProps {
  readonly href: string
  readonly name: string
  readonly number?: string
  readonly about: readonly (string | undefined)[]
}

export function LineLink({ href, name, number, about }: LineLinkProps) {
  const inDigits = useDigits()
  const quiet = about.filter(Boolean).join(' · ')
  return (
    <a href={href} rel="noreferrer" className={styles.line}>
      <span className={styles.name}>{name}</span>
      {number && <span className={styles.number}>{inDigits(number)}</span>}
      {quiet && <span className={styles.about}>{quiet}</span>}
    </a>
  )
}
