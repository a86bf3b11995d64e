import styles from './wordmark.module.css'

export const leafOutline =
  'M33 15C37 7 57 5 59 22 60.5 35 47 43 39.5 49 35.5 52.3 35.5 57.5 28.5 62.5 30.5 57 29.5 53 26 49.8 18 43.5 5 35.5 5.5 22.5 6.5 6 28 6.5 33 15Z'
export const leafVeins =
  'M33 15C32.5 28 33.5 40 32.3 50M32.8 28C38 27 44 23.5 48 18M32.9 39C38 37.5 43 34 46.5 30M32.8 28C27.5 27 21.5 24 17.5 18.5M32.9 39C27.5 37.8 22 34.5 18.5 30.5'
export const leafStem = 'M33 15C33 11 34.5 6.5 38 3'

/** The mark of the house: a pipal leaf, which is a heart, whose tip is the tail of a spoken word. */
export function LeafMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.leaf} d={leafOutline} />
      <path className={styles.veins} d={leafVeins} />
      <path className={styles.stem} d={leafStem} />
    </svg>
  )
}
