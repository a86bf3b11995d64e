import { starlet } from '#capabilities/look/web/art/blocks.ts'
import { NightSky } from '#capabilities/look/web/night-panel.tsx'
import type { TypeId } from '../test/personality-type.ts'
import styles from './personality.module.css'

type Point = readonly [x: number, y: number]

/** A constellation of its own for each type: a roof, a lamp, a spark, a table, a cup, a door. */
export const shapes: Readonly<Record<TypeId, readonly Point[]>> = {
  INTJ: [
    [78, 98],
    [78, 58],
    [120, 26],
    [162, 58],
    [162, 98],
  ],
  INFP: [
    [120, 24],
    [142, 58],
    [152, 92],
    [88, 92],
    [98, 58],
    [120, 24],
  ],
  ENFP: [
    [64, 66],
    [106, 58],
    [120, 22],
    [134, 58],
    [176, 66],
    [134, 78],
    [120, 104],
  ],
  ESTJ: [
    [72, 98],
    [72, 50],
    [120, 42],
    [168, 50],
    [168, 98],
  ],
  ISFJ: [
    [70, 44],
    [84, 92],
    [138, 92],
    [152, 44],
    [178, 56],
    [148, 74],
  ],
  ENTP: [
    [88, 102],
    [88, 30],
    [146, 22],
    [146, 98],
    [126, 62],
  ],
}

const specks =
  'M24 30h0M44 84h0M206 28h0M222 76h0M190 108h0M34 56h0M196 52h0M60 20h0M168 16h0M104 112h0M18 104h0M226 102h0'

export function TypeSky({ type }: { type: TypeId }) {
  const points = shapes[type]
  return (
    <NightSky height={124} specks={specks}>
      <polyline className={styles.thread} points={points.map((at) => at.join(',')).join(' ')} />
      {points.map(([x, y], at) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing that never changes its order
          key={at}
          className={styles.lit}
          d={starlet}
          transform={`translate(${x} ${y}) scale(${at % 3 === 2 ? 1.5 : 1})`}
        />
      ))}
    </NightSky>
  )
}
