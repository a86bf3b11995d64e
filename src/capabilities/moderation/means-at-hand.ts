import type { TextRange } from '#kit/text/text-range.ts'
import type { Heard } from '#knowledge/hearing/heard.ts'

/**
 * The means in what somebody says of dying or of wounding themselves, and nowhere else in their
 * words: such words can teach.
 */
export function meansAtHand({ places }: Pick<Heard, 'places'>): TextRange[] {
  const own = places.filter(({ what }) => what === 'explicit' || what === 'self-harm')
  return places.filter(
    ({ what, start, end }) =>
      what === 'means' && own.some((place) => place.start <= start && end <= place.end),
  )
}
