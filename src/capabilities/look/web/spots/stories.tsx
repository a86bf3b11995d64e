/** A door that stands open, and the way that begins behind it. */
export default function StoriesSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="wash" d="M30 64h36l20 8H10z" />
      <path data-tone="glow" d="M32 14h32v50H32z" />
      <path data-tone="sun" d="M50 25a5 5 0 1 0 10 0a5 5 0 1 0-10 0" />
      <path data-tone="mid" d="M32 42q8-9 15-3 9-9 17-2v27H32z" />
      <path data-tone="paper" d="M44 64q-4-6 3-9t-1-7q-3-3 2-7 0 4 4 6 6 4 1 8t3 9z" />
      <path
        data-tone="line"
        d="M32 14L15 8v62l17-6zM64 14l17-6v62l-17-6zM24 3h48l5 6H64v5H32V9H19z"
      />
      <path
        data-tone="cut"
        d="M28 19l-9-3.5v18l9 .5zM28 40l-9 1v19l9-3zM68 19l9-3.5v18l-9 .5zM68 40l9 1v19l-9-3z"
      />
    </svg>
  )
}
