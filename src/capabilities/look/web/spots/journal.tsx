/** The days on a page: they rise and fall like hills. */
export default function JournalSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M14 66q34-8 74-1-36 8-74 1z" />
      <path data-tone="paper" d="M21 6h54q3 0 3 3v52q0 3-3 3H21z" />
      <path d="M21 6h54q3 0 3 3v52q0 3-3 3H21z" />
      <path data-tone="sun" d="M55 21a6 6 0 1 0 12 0a6 6 0 1 0-12 0" />
      <path data-tone="mid" d="M28 48q9-16 16-9t11-5 18-2v26H28z" />
      <path data-tone="line" d="M28 55q8-6 16-3t12-4 17-1v11H28z" />
      <path data-tone="fine" d="M29 14h16M29 20h10" />
      <path d="M28 48q9-16 16-9t11-5 18-2" />
      <path d="M15 14q5-4 10 0M15 25q5-4 10 0M15 36q5-4 10 0M15 47q5-4 10 0M15 58q5-4 10 0" />
    </svg>
  )
}
