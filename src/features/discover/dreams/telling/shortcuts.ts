/**
 * The pictures offered under the field. Few, and named here, so that the whole shelf loads later.
 * `saw`: what the shelf calls it, where that is another name.
 */
export const shortcuts = [
  { id: 'chased', emoji: '🏃' },
  { id: 'departed', emoji: '🌼', saw: 'dead-comes' },
  { id: 'falling', emoji: '🍂' },
  { id: 'snake', emoji: '🐍' },
  { id: 'flying', emoji: '🕊️' },
  { id: 'teeth', emoji: '🦷', saw: 'teeth-falling' },
  { id: 'exam', emoji: '📝' },
  { id: 'river', emoji: '🏞️' },
  { id: 'house', emoji: '🏠' },
  { id: 'fire', emoji: '🔥' },
  { id: 'mother', emoji: '👩' },
  { id: 'dog', emoji: '🐕' },
] as const

/** Puts a word behind what is told so far, parted by a comma where a word stands before it. */
export function addWord(told: string, word: string): string {
  const before = told.trimEnd()
  if (before === '') return word
  return /[,।.!?…;:]$/.test(before) ? `${before} ${word}` : `${before}, ${word}`
}
