/**
 * Whoever looks for Nepali can read its name on a phone without a Devanagari
 * font, and an English page fetches no font for one word.
 */
export function NepaliWord() {
  return (
    <svg viewBox="-2 -4 442 190" role="img" aria-label="नेपाली" focusable="false">
      <use href="#nepali" />
    </svg>
  )
}
