/** Two swallows who are the marks around a sentence. */
export default function QuotesSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M6 62q40-12 84-2q-40 12-84 2z" />
      <path
        data-tone="glow"
        d="M18 46c-4-11 4-19 13-17 0-9 4-18 13-25l-2 8 8-3c-6 8-8 16-7.5 27 .6 12-6 19-14 18.5-6-.4-9-4-10.5-8.5zm1-5l-8 2 8 3z"
      />
      <path
        data-tone="line"
        d="M54 46c-4-11 4-19 13-17 0-9 4-18 13-25l-2 8 8-3c-6 8-8 16-7.5 27 .6 12-6 19-14 18.5-6-.4-9-4-10.5-8.5zm1-5l-8 2 8 3z"
      />
      <path
        data-tone="paper"
        d="M24 42a2 2 0 1 0 4 0a2 2 0 1 0-4 0M60 42a2 2 0 1 0 4 0a2 2 0 1 0-4 0"
      />
      <path data-tone="cut" d="M29 52q7-2 9-10M65 52q7-2 9-10" />
      <path d="M6 64q42-8 84-2M34 55l1 5M70 55l1 5" />
    </svg>
  )
}
