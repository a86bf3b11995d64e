/** A चिना, as it is drawn when a child is born. */
export default function RashifalSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M18 6h60v60H18z" />
      <path data-tone="mid" d="M48 6l30 30-30 30-30-30z" />
      <path d="M18 6h60v60H18zM18 6l60 60M78 6L18 66M48 6l30 30-30 30-30-30z" />
      <path
        data-tone="glow"
        d="M38 36a10 10 0 1 0 20 0a10 10 0 1 0-20 0M33 9.8q.4 3.8 4.2 4.2q-3.8 .4 -4.2 4.2q-.4 -3.8 -4.2 -4.2q3.8 -.4 4.2 -4.2zM63 9.8q.4 3.8 4.2 4.2q-3.8 .4 -4.2 4.2q-.4 -3.8 -4.2 -4.2q3.8 -.4 4.2 -4.2zM25 46.8q.4 3.8 4.2 4.2q-3.8 .4 -4.2 4.2q-.4 -3.8 -4.2 -4.2q3.8 -.4 4.2 -4.2zM71 46.8q.4 3.8 4.2 4.2q-3.8 .4 -4.2 4.2q-.4 -3.8 -4.2 -4.2q3.8 -.4 4.2 -4.2zM48 12.8q.4 3.8 4.2 4.2q-3.8 .4 -4.2 4.2q-.4 -3.8 -4.2 -4.2q3.8 -.4 4.2 -4.2z"
      />
      <path
        data-tone="fine"
        d="M48 20v3M48 49v3M32 36h3M61 36h3M37 25l2 2M57 45l2 2M59 25l-2 2M39 45l-2 2"
      />
    </svg>
  )
}
