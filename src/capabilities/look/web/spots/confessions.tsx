/** A sealed letter in the hollow of a tree. */
export default function ConfessionsSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M2 67q46-9 92 0-46 8-92 0z" />
      <path
        data-tone="shade"
        d="M8 70C22 62 25 46 24 22 24 14 22 8 17 2h62c-5 6-7 12-7 20-1 24 2 40 16 48-8-3-14-4-20 0-12-4-28-4-40 0-6-4-12-3-20 0z"
      />
      <path data-tone="wash" d="M48 11c16 0 20 12 20 26S62 60 48 60 28 51 28 37s4-26 20-26z" />
      <path data-tone="paper" d="M31 30l32-4 3 21-32 4z" />
      <path data-tone="fine" d="M31 30l32-4 3 21-32 4zl19 11 13-15" />
      <path
        data-tone="glow"
        d="M45.5 41a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M86 10C94 12 94 22 87 31 84 23 78 18 86 10Z"
      />
      <path data-tone="cut" d="M28 8q2 5 2 10M70 56q1 4 4 7M22 62q3-4 4-9" />
    </svg>
  )
}
