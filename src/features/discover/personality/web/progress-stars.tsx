import { starlet } from '#capabilities/look/web/art/blocks.ts'
import styles from './personality.module.css'

/** Five stars of one constellation; the answered ones shine. The words beside it say the same. */
const sky = [
  [12, 30],
  [54, 14],
  [98, 32],
  [142, 12],
  [186, 24],
] as const

export function ProgressStars({ place }: { place: number }) {
  return (
    <svg className={styles.stars} viewBox="0 0 200 44" aria-hidden="true" focusable="false">
      <polyline className={styles.thread} points={sky.map((at) => at.join(',')).join(' ')} />
      {sky.map(([x, y], at) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <circle className={styles.ground} r="11" />
          {at < place && <path className={styles.lit} d={starlet} />}
          {at === place && <circle className={styles.halo} r="9" />}
          {at === place && <path className={styles.lit} d={starlet} transform="scale(1.25)" />}
          {at > place && <circle className={styles.waiting} r="3" />}
        </g>
      ))}
    </svg>
  )
}
