/** “It is not my boyfriend”: what it is not about. */
const deniedInEnglish =
  /(?:\b(?:it'?s|it is|this is|that'?s|i'?m talking) )?\bnot (?:about |because of |for )?(?:my |the |an? |any )?\p{L}+/giu
/** “Malai bachcha bhako haina”, but not “haina ra?”, which asks. */
const deniedInNepali =
  /(?:[\p{L}\p{M}]+\s+){1,2}(?:ko |को )?(?:kura |कुरा )?(?:haina|hoina|हैन|होइन)(?=\s*(?:,|\.|।|$))/giu
const opening = /^\s*(?:no+|nah|nope|haina|hoina|हैन|होइन)\b[\s,.।!]*/iu

/** Whether something is denied that was named in the same breath, as Nepali does it. */
export function deniesWithin(text: string): boolean {
  return text.search(deniedInNepali) >= 0
}

/** Who puts something right names what it is not; only the rest says what it is. */
export function withoutDenied(text: string): string {
  const isOpened = opening.test(text)
  const said = text.replace(opening, '').replace(deniedInNepali, ' ')
  const rest = isOpened ? said.replace(deniedInEnglish, ' ') : said
  return /\p{L}{2}/u.test(rest) ? rest : text
}
