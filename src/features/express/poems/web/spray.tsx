import { floret } from '#capabilities/look/web/art/blocks.ts'
import styles from './poems.module.css'

/** A spray of rhododendron laid over the corner of the paper. */
export function Spray() {
  return (
    <svg className={styles.spray} viewBox="0 0 120 84" aria-hidden="true" focusable="false">
      <path
        className={styles.twig}
        d="M120 2C104 8 90 18 78 30M98 13C92 26 92 34 96 46M86 22C74 20 62 22 52 30"
      />
      <path
        className={styles.leaf}
        d="M118 8c-3 13 0 24-8 36-5-12-2-26 8-36M84 20C70 8 56 6 40 10c10 10 26 16 44 10M108 6C100-2 88-4 78-2c6 7 18 10 30 8"
      />
      {[
        'translate(74 36) scale(1.15) rotate(14)',
        'translate(96 50) rotate(50) scale(.95)',
        'translate(52 32) rotate(-18) scale(.8)',
      ].map((place) => (
        <path key={place} className={styles.flower} transform={place} d={floret} />
      ))}
    </svg>
  )
}
