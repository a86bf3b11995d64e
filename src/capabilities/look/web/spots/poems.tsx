/** A feather in the ink, and the first lines. */
export default function PoemsSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M45 24a21 21 0 1 0 42 0a21 21 0 1 0-42 0" />
      <path
        data-tone="line"
        d="M20 45h26q7 6 5 15-1.5 7-8 7H23q-6.5 0-8-7-2-9 5-15ZM24 37.5q0-2 2-2h14q2 0 2 2t-2 2H26q-2 0-2-2ZM26 41h14v3H26z"
      />
      <path
        data-tone="glow"
        d="M40 34C40 20 52 6 84 2 84 14 80 18 74 20L79 21C74 28 68 28 62 28L66 31C58 36 50 35 44 34Z"
      />
      <path d="M33 46C37 34 48 20 74 8" />
      <path data-tone="cut" d="M19 57q1 5 4 6M48 27l4-12M56 20l6-10M50 28l12 3M58 20l16 0" />
      <path data-tone="fine" d="M60 48h27M60 56q8-2 12 0t10 0M60 64h22" />
    </svg>
  )
}
