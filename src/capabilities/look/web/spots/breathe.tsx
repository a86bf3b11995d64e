/** The lotus, before the first breath. */
export default function BreatheSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M2 62q46-12 92 0-46 12-92 0z" />
      <path
        data-tone="mid"
        d="M44 52C26 56 12 48 6 34 22 32 34 38 44 52ZM52 52C70 56 84 48 90 34 74 32 62 38 52 52Z"
      />
      <path
        data-tone="line"
        d="M45 54C28 48 20 34 24 14 38 22 46 36 45 54ZM51 54C68 48 76 34 72 14 58 22 50 36 51 54Z"
      />
      <path data-tone="glow" d="M48 2C60 16 64 34 58 46 54 54 42 54 38 46 32 34 36 16 48 2Z" />
      <path data-tone="cut" d="M48 2C60 16 64 34 58 46 54 54 42 54 38 46 32 34 36 16 48 2Z" />
      <path
        data-tone="fine"
        d="M48 14q5 12 2 26M43 22q-2 10 0 18M26 60q22 6 44 0M36 66q12 3 24 0"
      />
    </svg>
  )
}
