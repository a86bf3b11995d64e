import styles from './door.module.css'

/** How far a thing is that the phone works at for a second or more. */
export function Working({ label, part }: { label: string; part: number }) {
  return (
    <div className={styles.working}>
      <p role="status">{label}</p>
      <progress max={1} value={part} aria-label={label} />
    </div>
  )
}
