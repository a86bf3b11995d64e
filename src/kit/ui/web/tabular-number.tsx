import styles from './tabular-number.module.css'

const devanagariDigit = /[०-९]/

/**
 * A number that may tick without pushing its neighbours. Mukta has tabular figures for 0–9 only,
 * so each Devanagari digit gets a cell of its own, and screen readers the number in one piece.
 */
export function TabularNumber({ children }: { children: string }) {
  if (!devanagariDigit.test(children)) return <span className={styles.number}>{children}</span>
  return (
    <span className={styles.number}>
      <span className="visually-hidden">{children}</span>
      <span aria-hidden="true">
        {[...children].map((sign, place) =>
          devanagariDigit.test(sign) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
            <span key={place} className={styles.cell}>
              {sign}
            </span>
          ) : (
            sign
          ),
        )}
      </span>
    </span>
  )
}
