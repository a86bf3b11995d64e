import styles from './progress-bar.module.css'

/** A thread drawn to and fro: something is coming, nobody can say when. */
export function ProgressBar({ label }: { label: string }) {
  return <div className={styles.thread} role="progressbar" aria-label={label} />
}
