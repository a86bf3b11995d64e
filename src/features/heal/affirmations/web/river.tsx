import styles from './affirmations.module.css'

/** A bend of the river at the foot of the sheet. */
export function River() {
  return (
    <svg
      className={styles.river}
      viewBox="0 0 400 56"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.water} d="M0 30C60 12 118 14 176 28 242 44 306 42 400 18V56H0Z" />
      <path
        className={styles.current}
        d="M22 42C70 28 112 30 152 40M188 46C244 54 300 50 352 36M96 50C126 46 150 48 176 53M284 34C310 32 336 28 360 22"
      />
    </svg>
  )
}
