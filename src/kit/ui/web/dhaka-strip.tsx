import styles from './dhaka-strip.module.css'

export type DhakaStripProps = {
  /** `short` closes a heading, `full` runs the width of what holds it. */
  length?: 'short' | 'full'
}

/** A selvedge of Dhaka weave, the house's one ornament: two threads, drawn stitch by stitch. */
export function DhakaStrip({ length = 'full' }: DhakaStripProps) {
  return <div className={`${styles.strip} ${styles[length]}`} aria-hidden="true" />
}
