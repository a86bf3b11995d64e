/** Sun behind a cloud, and a few drops: all of it is weather. */
export default function MoodSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="sun" d="M47 25a15 15 0 1 0 30 0a15 15 0 1 0-30 0" />
      <path d="M62 2v3M79 9l-2 2M86 25h-3M45 8l2 2" />
      <path
        data-tone="wash"
        d="M22 51a12 12 0 0 1 1-24 16 16 0 0 1 30-4 13 13 0 0 1 19 11 9 9 0 0 1 0 17z"
      />
      <path d="M22 51a12 12 0 0 1 1-24 16 16 0 0 1 30-4 13 13 0 0 1 19 11 9 9 0 0 1 0 17z" />
      <path data-tone="fine" d="M34 33q2-6 8-6M58 35q5 0 6 4" />
      <path
        data-tone="line"
        d="M28 56q6 8 0 11-6-3 0-11zM46 60q6 8 0 11-6-3 0-11zM64 56q6 8 0 11-6-3 0-11z"
      />
    </svg>
  )
}
