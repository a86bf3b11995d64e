/** A lamp left burning in the window, for whoever is still awake. */
export default function AiFriendSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M26 60V30q0-10 9-14 8-3 13-11 5 8 13 11 9 4 9 14v30z" />
      <path data-tone="fine" d="M20 60V28q0-12 10-17 10-3 18-10 8 7 18 10 10 5 10 17v32" />
      <path data-tone="halo" d="M29 36a19 19 0 1 0 38 0a19 19 0 1 0-38 0" />
      <path data-tone="sun" d="M48 18c7 9 9 14 7 19-3 6-11 6-14 0-2-5 0-10 7-19z" />
      <path data-tone="paper" d="M48 30q4 5 2.5 8-2.5 3-5 0-1.5-3 2.5-8z" />
      <path
        data-tone="line"
        d="M29 44q19-5 38 0 5-3 6 1-4 13-25 13T27 46q0-2 2-2ZM12 60h72v5H12zM18 67h60v3H18z"
      />
      <path data-tone="cut" d="M34 50q14 6 28-1" />
    </svg>
  )
}
