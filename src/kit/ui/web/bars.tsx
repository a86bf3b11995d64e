import type { ReactNode } from 'react'
import styles from './bars.module.css'

type Bar = {
  key: string
  label: ReactNode
  value: number
  /** The value in words of the page's language: "४२%". */
  text: string
  mark?: string
  /** The visitor's own choice, which must be told in words within `label` or `text` too. */
  own?: boolean
}

export type BarsProps = {
  caption: ReactNode
  hideCaption?: boolean
  headings: { label: string; value: string }
  bars: readonly Bar[]
  /** What a full bar stands for; the largest value if left out. */
  of?: number
}

/** A table to screen readers, bars to the eye. Widths are SVG attributes: a CSP may bar `style`. */
export function Bars({ caption, hideCaption, headings, bars, of }: BarsProps) {
  const most = Math.max(1, ...bars.map((bar) => bar.value))
  const whole = of ?? most
  return (
    <table className={styles.bars}>
      <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{headings.label}</th>
          <th scope="col">{headings.value}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr
            key={bar.key}
            data-own={bar.own || undefined}
            data-most={bar.value === most || undefined}
          >
            <th scope="row">
              {bar.mark && <span aria-hidden="true">{bar.mark} </span>}
              {bar.label}
            </th>
            <td>
              {bar.text}
              <svg className={styles.thread} aria-hidden="true" focusable="false">
                <rect className={styles.bed} width="100%" height="100%" rx="4" />
                <rect
                  className={styles.length}
                  width={`${Math.round((1000 * bar.value) / whole) / 10}%`}
                  height="100%"
                  rx="4"
                />
              </svg>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
