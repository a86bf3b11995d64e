/** A signpost in the hills, at dusk: the way is not lost, only not here. */
export default function NotFoundSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="glow" d="M63 42a12 12 0 1 0 24 0a12 12 0 1 0-24 0" />
      <path data-tone="wash" d="M2 66C18 44 30 46 42 52 58 32 74 36 94 58v8z" />
      <path
        data-tone="fine"
        d="M2 66C18 44 30 46 42 52 58 32 74 36 94 58M0 68h96M8 64q5-10 10-12M70 46q9 2 16 11"
      />
      <path data-tone="shade" d="M41 8q2-3 4 0v60h-4z" />
      <path data-tone="line" d="M45 13h22l7 6-7 6H45zM41 30H23l-7 6 7 6h18z" />
      <path data-tone="cut" d="M50 19h13M24 36h12" />
    </svg>
  )
}
