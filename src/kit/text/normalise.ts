/**
 * One spelling for what looks the same, so that searching and comparing work. Never NFKC, which
 * would rewrite what people see (½, ™, ﬁ), and the joiners stay: गर्‍यो needs its ZWJ. Bidirectional
 * controls stay too; whoever shows the text beside other text isolates it (bidi.ts).
 */
export function toStoredText(text: string): string {
  return text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').normalize('NFC')
}

// Beyond white space: zero-width and bidirectional controls, fillers and variation selectors (all
// default ignorable), the empty Braille cell, annotation anchors, and a note with no head.
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB\u{1D159}]*$/u

/** True when a reader would see nothing. */
export function isBlank(text: string): boolean {
  return invisible.test(text)
}

/**
 * NUL and half characters, which databases and UTF-8 cannot keep, and what stands for no character
 * at all: noncharacters and those of private use, which mean something to programs alone and are
 * drawn as a box. Unassigned ones stay, or the emoji of next year would be refused.
 */
const forbidden = /[\0\p{Surrogate}\p{Private_Use}\p{Noncharacter_Code_Point}]/u

export function hasForbiddenCharacters(text: string): boolean {
  return forbidden.test(text)
}

/** Nobody sees them, so whoever pasted them in does not miss them. */
export function withoutForbiddenCharacters(text: string): string {
  return text.replace(new RegExp(forbidden, 'gu'), '')
}
