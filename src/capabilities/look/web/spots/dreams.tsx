/** The moon lies down on the pillow. */
export default function DreamsSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="glow" d="M62 5A22 22 0 1 0 71 38 19 19 0 0 1 62 5Z" />
      <path
        data-tone="line"
        d="M14 44q-5-5 0-8 5 4 11 4 24 5 46 0 6 0 11-4 5 3 0 8 4 9 1 15 4 6-1 9-6-3-11-3-24 4-46 0-6 0-11 3-5-3-1-9-3-7 1-15z"
      />
      <path data-tone="cut" d="M18 44q7 4 12 4M78 44q-7 4-12 4M20 58q8-4 14-3M76 58q-8-4-14-3" />
      <path
        data-tone="glow"
        d="M14 8.4q.6 5 5.6 5.6q-5 .6 -5.6 5.6q-.6 -5 -5.6 -5.6q5 -.6 5.6 -5.6zM84 9.8q.4 3.8 4.2 4.2q-3.8 .4 -4.2 4.2q-.4 -3.8 -4.2 -4.2q3.8 -.4 4.2 -4.2zM76 25.2q.3 2.5 2.8 2.8q-2.5 .3 -2.8 2.8q-.3 -2.5 -2.8 -2.8q2.5 -.3 2.8 -2.8zM24 24.2q.3 2.5 2.8 2.8q-2.5 .3 -2.8 2.8q-.3 -2.5 -2.8 -2.8q2.5 -.3 2.8 -2.8z"
      />
    </svg>
  )
}
