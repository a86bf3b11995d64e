/** The word that rhymes: the last before रदिफ, which both lines of a गजल's opening end on. */
export function rhymeWordOf(line: string, opening: readonly string[]): string {
  const [one = [], other = []] = opening.map((each) => each.split(' ').reverse())
  const refrain = one.findIndex((word, at) => word !== other[at])
  return line.split(' ').reverse()[Math.max(0, refrain)] ?? ''
}
