/** A notebook of lokta paper, its ribbon left where the last words stand. */
export default function DiarySpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M8 64q40-10 80 0q-40 9-80 0z" />
      <path data-tone="paper" d="M31 15l43-7 7 48-43 7z" />
      <path d="M31 15l43-7 7 48-43 7z" />
      <path
        data-tone="glow"
        d="M24 13q-.6-3 2.4-3.5L66 3.5q3-.5 3.5 2.5L76.5 52q.4 3-2.5 3.5L34 62q-3 .4-3.5-2.5z"
      />
      <path
        data-tone="line"
        d="M24 13q-.6-3 2.4-3.5L34 8.3 41.5 60.8 34 62q-3 .4-3.5-2.5zM55 57l1.5 14 4.5-4.5 5 3L64 55.5z"
      />
      <path data-tone="paper" d="M44 19l20-3.2 1.8 12.4-20 3.2z" />
      <path data-tone="fine" d="M48.5 23l11-1.8M49.2 27.2l7-1.1" />
      <path data-tone="cut" d="M28.5 18l5-.8M30 28l5-.8M31.5 38l5-.8M33 48l5-.8" />
    </svg>
  )
}
