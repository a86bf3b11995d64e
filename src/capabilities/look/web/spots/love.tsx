/** Two lanterns on one thread. */
export default function LoveSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path
        data-tone="wash"
        d="M8 37a25 25 0 1 0 50 0a25 25 0 1 0-50 0M41 45a25 25 0 1 0 50 0a25 25 0 1 0-50 0"
      />
      <path d="M4 5q44 9 88 1M33 8v17M66 8v25" />
      <path
        data-tone="glow"
        d="M33 27c-4-9-18-7-18 4 0 10 12 15 18 23 6-8 18-13 18-23 0-11-14-13-18-4z"
      />
      <path
        data-tone="line"
        d="M66 35c-4-9-18-7-18 4 0 10 12 15 18 23 6-8 18-13 18-23 0-11-14-13-18-4z"
      />
      <path data-tone="paper" d="M33 33q6 8 4 12-4 5-8 0-2-4 4-12z" />
      <path data-tone="glow" d="M66 41q6 8 4 12-4 5-8 0-2-4 4-12z" />
      <path data-tone="cut" d="M22 28q-3 4 0 8M55 36q-3 4 0 8" />
    </svg>
  )
}
