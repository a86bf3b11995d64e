/** An umbrella, held ready for hard rain. */
export default function SafetyPlanSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M2 66q46-9 92 0-46 8-92 0z" />
      <path d="M48 34v27q0 7-6 7t-6-6M48 4V1" />
      <path
        data-tone="line"
        d="M10 38C12 18 28 4 48 4s36 14 38 34q-7-6-13 0-6-6-12 0-7-6-13 0-7-6-13 0-6-6-12 0-6-6-13 0z"
      />
      <path data-tone="sun" d="M35 38C35 22 40 8 48 4c8 4 13 18 13 34q-7-6-13 0-7-6-13 0z" />
      <path data-tone="cut" d="M35 38C35 22 40 8 48 4c8 4 13 18 13 34M48 5v28" />
    </svg>
  )
}
