import { memo, type ReactNode, useRef } from 'react'
import type { Rhythm } from '#capabilities/breathing/rhythm/rhythm.ts'
import styles from './breathe.module.css'
import { useMotion } from './use-motion.ts'

interface Ring {
  readonly name: 'outer' | 'middle' | 'inner'
  readonly petals: number
  /** Turned by half a petal, so that each ring looks out between those before it. */
  readonly turn: number
  readonly petal: string
  readonly veins: string
}

const rings: readonly Ring[] = [
  {
    name: 'outer',
    petals: 10,
    turn: 0,
    petal: 'M0-40C-30-66-46-112-31-142-22-159-9-166 0-178 9-166 22-159 31-142 46-112 30-66 0-40Z',
    veins: 'M0-70V-158M-10-78C-18-104-19-124-12-144M10-78C18-104 19-124 12-144',
  },
  {
    name: 'middle',
    petals: 10,
    turn: 18,
    petal: 'M0-34C-26-54-39-90-27-116-19-131-8-138 0-148 8-138 19-131 27-116 39-90 26-54 0-34Z',
    veins: 'M0-64V-130M-8-72C-14-90-14-104-9-118M8-72C14-90 14-104 9-118',
  },
  {
    name: 'inner',
    petals: 8,
    turn: 0,
    petal: 'M0-26C-24-42-34-70-24-92-17-104-7-110 0-119 7-110 17-104 24-92 34-70 24-42 0-26Z',
    veins: 'M0-62V-103M-7-68C-11-80-11-88-7-97M7-68C11-80 11-88 7-97',
  },
]

/** Lines of the current, as a wood block would cut them. */
const currents = [
  { radius: 112, dashes: '46 70 18 120 80 60' },
  { radius: 134, dashes: '90 130 30 60 14 140' },
  { radius: 152, dashes: '24 160 110 90 40 200' },
  { radius: 170, dashes: '130 240 36 110 70 300' },
]

/**
 * A blue lotus seen from above, on the morning river. Each ring of petals is a picture of its
 * own, so that a cheap phone only has to turn and scale whole pictures, never to draw again.
 */
export const Lotus = memo(function Lotus({ rhythm, still }: { rhythm: Rhythm; still: boolean }) {
  const flower = useRef<HTMLDivElement>(null)
  useMotion(flower, rhythm, still)
  return (
    <div ref={flower} className={styles.flower} data-still={still || undefined} aria-hidden="true">
      <Layer name="river" look="river">
        {currents.map(({ radius, dashes }) => (
          <circle key={radius} r={radius} strokeDasharray={dashes} />
        ))}
      </Layer>
      <Layer name="ripple" look="ripple">
        <circle r="118" />
      </Layer>
      <Layer name="ripple-after" look="ripple">
        <circle r="118" />
      </Layer>
      <div className={styles.drift} data-layer="drift">
        {rings.map((ring) => (
          <Layer key={ring.name} name={ring.name} look={ring.name}>
            {Array.from({ length: ring.petals }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a petal is its place in the ring
              <g key={place} transform={`rotate(${ring.turn + (360 * place) / ring.petals})`}>
                <path className={styles.petal} d={ring.petal} />
                <path className={styles.vein} d={ring.veins} />
              </g>
            ))}
          </Layer>
        ))}
      </div>
      <Layer name="heart" look="heart">
        <circle className={styles.seeds} r="62" />
        <circle className={styles.disc} r="56" />
      </Layer>
    </div>
  )
})

function Layer({ name, look, children }: { name: string; look: string; children: ReactNode }) {
  return (
    <svg
      className={`${styles.layer} ${styles[look]}`}
      data-layer={name}
      viewBox="-200 -200 400 400"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
