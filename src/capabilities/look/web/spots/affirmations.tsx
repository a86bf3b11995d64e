/** A seedling in two hands. */
export default function AffirmationsSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="sun" d="M33 18a15 15 0 1 0 30 0a15 15 0 1 0-30 0" />
      <path
        data-tone="mid"
        d="M8 38q2-5 6-1l12 12 14 4q6 2 6 9v8H32C20 68 8 54 8 38ZM88 38q-2-5-6-1L70 49l-14 4q-6 2-6 9v8h14C76 68 88 54 88 38Z"
      />
      <path d="M8 38q2-5 6-1l12 12 14 4q6 2 6 9v8H32C20 68 8 54 8 38ZM88 38q-2-5-6-1L70 49l-14 4q-6 2-6 9v8h14C76 68 88 54 88 38Z" />
      <path
        data-tone="line"
        d="M30 49q18-11 36 0-9 5-18 8-9-3-18-8ZM47 28C32 30 23 21 22 8 38 7 48 14 47 28ZM49 34c13 1 23-6 25-18-14-1-24 5-25 18Z"
      />
      <path d="M48 46q-1-10 0-20" />
      <path data-tone="cut" d="M46 26Q38 16 29 13M51 31q8-8 17-10" />
    </svg>
  )
}
