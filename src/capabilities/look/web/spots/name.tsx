/** The first letter of all, and the leaf that grows from it. */
export default function NameSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M16 40a30 30 0 1 0 60 0a30 30 0 1 0-60 0" />
      <path
        data-tone="thick"
        d="M14 22h68M66 22v44M24 35c3-6 18-6 18 2 0 6-6 8-11 8 7 0 12 3 12 9 0 11-17 13-22 3M43 47q12 5 23-3"
      />
      <path d="M66 22q-1-8-10-11" />
      <path
        data-tone="glow"
        d="M57 12C45 14 38 9 36 1c11-2 19 2 21 11ZM66 20c-1-9 5-16 15-17 2 10-4 16-15 17Z"
      />
      <path data-tone="cut" d="M53 10q-6-4-11-6M70 16q3-5 7-9" />
      <path
        data-tone="glow"
        d="M86 37.8q.4 3.8 4.2 4.2-3.8.4-4.2 4.2-.4-3.8-4.2-4.2 3.8-.4 4.2-4.2zM8 44.5q.3 3.2 3.5 3.5-3.2.3-3.5 3.5-.3-3.2-3.5-3.5 3.2-.3 3.5-3.5z"
      />
    </svg>
  )
}
