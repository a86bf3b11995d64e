import { type ReactNode, useId } from 'react'
import type { Hour } from '#capabilities/look/web/hour.ts'
import styles from './gallery.module.css'

export const hours: readonly Hour[] = ['home', 'express', 'heal', 'discover', 'community']

type SectionProps = { title: string; children: ReactNode }

export function Section({ title, children }: SectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
