/**
 * The things an entry names, turned to face its writer: “my mother” becomes “your mother”. Only a
 * word that stands alone after its article is taken, so that no adjective is left holding nothing.
 */
const thing =
  /\b(my|the|our) ([a-z]{3,})(?= (?:and|or|in|on|at|by|for|from|to|with|was|were|is|are|had|has|of|came|went|again|today|when|while|that|who|said|but|so|because)\b|[.,;:!?]|$)/gi

const notThings =
  /^(same|other|others|first|last|best|worst|next|past|only|rest|way|end|whole|time|most|more|least|end|beginning|own|day|thing|things|one)$/i

const most = 3

export function findThings(text: string): string {
  const named = new Set<string>()
  for (const [, article = '', noun = ''] of text.matchAll(thing)) {
    if (notThings.test(noun)) continue
    named.add(`${/^the$/i.test(article) ? 'the' : 'your'} ${noun.toLowerCase()}`)
    if (named.size === most) break
  }
  return named.size < 2 ? '' : [...named].join(', ')
}
