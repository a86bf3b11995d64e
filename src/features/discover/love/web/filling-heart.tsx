import { type CSSProperties, useId } from 'react'
import { NightSky, Star } from '#capabilities/look/web/night-panel.tsx'
import type { MatchColour } from '../match/match-names.ts'
import styles from './love.module.css'

/** Its outline, and from where to where it fills. */
export const heart = {
  path: 'M120 132C84 106 62 84 62 58 62 39 76 27 92 27c13 0 23 7 28 19 5-12 15-19 28-19 16 0 30 12 30 31 0 26-22 48-58 74Z',
  top: 27,
  bottom: 132,
}
const specks =
  'M24 30h0M44 94h0M212 28h0M228 76h0M196 128h0M30 62h0M204 52h0M62 18h0M176 14h0M58 128h0M16 116h0M226 112h0'
const { path, top, bottom } = heart

/** A lamp of a heart, filled as high as the number; the words beneath it say the same. */
export function FillingHeart({ percent, colour }: { percent: number; colour: MatchColour }) {
  const clip = useId()
  const height = ((bottom - top) * percent) / 100
  return (
    <NightSky height={148} specks={specks}>
      <clipPath id={clip}>
        <path d={path} />
      </clipPath>
      <Star x={42} y={48} size={1.1} />
      <Star x={202} y={96} size={0.8} />
      <path className={styles.empty} d={path} />
      <g clipPath={`url(#${clip})`} className={styles[colour]}>
        <path
          className={styles.fill}
          style={{ '--height': `${height}px` } as CSSProperties}
          d={`M56 ${bottom - height}q16-7 32 0t32 0 32 0 32 0V136H56Z`}
        />
      </g>
      <path className={`${styles.edge} ${styles[colour]}`} d={path} />
    </NightSky>
  )
}
