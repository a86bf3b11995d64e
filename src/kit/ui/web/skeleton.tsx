import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** What is on its way, for those who cannot see the grey lines. */
  label: string
  lines?: 1 | 2 | 3 | 4 | 5 | 6
}

export function Skeleton({ label, lines = 3 }: SkeletonProps) {
  const rows = Array.from({ length: lines }, (_, row) => row)
  return (
    <div className={styles.skeleton} role="status">
      <span className="visually-hidden">{label}</span>
      {rows.map((row) => (
        <span key={row} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  )
}
