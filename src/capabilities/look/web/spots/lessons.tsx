/** A stair of stone, and the lamp that somebody left at its head. */
export default function LessonsSpot() {
  return (
    <svg viewBox="0 0 96 72" aria-hidden="true">
      <path data-tone="halo" d="M59 17a17 17 0 1 0 34 0a17 17 0 1 0-34 0" />
      <path data-tone="mid" d="M6 70V58h17V46h17V34h18V22h32v48z" />
      <path d="M6 58h17V46h17V34h18V22h34" />
      <path data-tone="line" d="M65 14q11-3 22 0-1 7-11 8-10-1-11-8z" />
      <path data-tone="glow" d="M76 1q6 7 3 11-3 3-6 0-3-4 3-11z" />
      <path
        data-tone="cut"
        d="M23 58h67M40 46h50M58 34h32M36 58v12M62 58v12M52 46v12M78 46v12M72 34v12"
      />
      <path data-tone="fine" d="M2 70h92" />
    </svg>
  )
}
