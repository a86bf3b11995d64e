/** Two on a bench, looking the same way. */
export default function ChatSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M22 28a26 26 0 1 0 52 0a26 26 0 1 0-52 0" />
      <path
        data-tone="line"
        d="M27.5 16a7.5 7.5 0 1 0 15 0a7.5 7.5 0 1 0-15 0M22 46q0-20 13-20 9 0 11 9 1 6 0 11z"
      />
      <path
        data-tone="glow"
        d="M54 19a7 7 0 1 0 14 0a7 7 0 1 0-14 0M49 46q-2-18 12-18 13 0 13 18z"
      />
      <path data-tone="mid" d="M10 44h76v5H10zM10 51h76v4H10z" />
      <path d="M10 44h76v5H10zM10 51h76v4H10zM18 55v14M78 55v14M14 69h8M74 69h8" />
    </svg>
  )
}
