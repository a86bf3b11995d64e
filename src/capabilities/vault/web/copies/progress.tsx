import styles from './copies.module.css'

/** How far the phone is with what takes it seconds. */
export function Progress({ label, part }: { label: string; part: number }) {
  return (
    <div>
      <p role="status">{label}</p>
      <progress className={styles.progress} max={1} value={part} aria-label={label} />
    </div>
  )
}
