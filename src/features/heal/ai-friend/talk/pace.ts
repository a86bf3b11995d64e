/** In milliseconds. */
const shortest = 400
const longest = 1_200
const everyLetter = 4

/** How long somebody seems to think before these words. */
export function thinkingTime(text: string): number {
  return Math.min(longest, shortest + text.length * everyLetter)
}

/** How long a paragraph stands alone before the next one follows. */
export function readingTime(paragraph: string): number {
  return Math.min(2 * longest, 2 * shortest + paragraph.length * everyLetter * 2)
}

export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
