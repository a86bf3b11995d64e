import styles from './hearts.module.css'
import { daysOnTree, useKeptDays } from './use-kept-days.ts'

/** Places in the crown of the tree, in the units of its picture. */
const places: readonly (readonly [number, number])[] = [
  [236, 34],
  [150, 78],
  [318, 60],
  [196, 62],
  [104, 120],
  [356, 112],
  [268, 84],
  [128, 98],
  [222, 100],
  [300, 118],
  [176, 118],
  [338, 84],
  [252, 58],
  [84, 148],
  [204, 140],
  [386, 134],
  [160, 142],
  [284, 40],
  [118, 136],
  [328, 138],
  [246, 122],
  [188, 38],
  [362, 146],
  [140, 160],
  [272, 146],
  [210, 80],
  [308, 92],
  [166, 98],
]

/** A heart for each day on which something was kept. Nobody counts them, and a day without one lacks nothing. */
export function Hearts() {
  const days = useKeptDays()
  return (
    <svg className={styles.hearts} viewBox="0 0 600 366" aria-hidden="true" data-hour="express">
      {days.map((day) => {
        const [x, y] = places[day % daysOnTree] as readonly [number, number]
        return (
          <path
            key={day}
            transform={`translate(${x} ${y}) scale(1.4)`}
            d="M0 11C-7 6-12 1-12-5-12-9-9-12-5.500-12-3-12-1-10.500 0-8 1-10.500 3-12 5.500-12 9-12 12-9 12-5 12 1 7 6 0 11Z"
          />
        )
      })}
    </svg>
  )
}
