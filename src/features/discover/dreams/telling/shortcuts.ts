/** The pictures offered under the field. Few, and named here, so that the whole shelf loads later. */
export const shortcuts = [
  { id: 'water', emoji: '💧' },
  { id: 'river', emoji: '🏞️' },
  { id: 'snake', emoji: '🐍' },
  { id: 'flying', emoji: '🕊️' },
  { id: 'falling', emoji: '🍂' },
  { id: 'house', emoji: '🏠' },
  { id: 'fire', emoji: '🔥' },
  { id: 'teeth', emoji: '🦷' },
  { id: 'mother', emoji: '👩' },
  { id: 'dog', emoji: '🐕' },
  { id: 'mountain', emoji: '⛰️' },
  { id: 'exam', emoji: '📝' },
] as const

/** Puts a word behind what is told so far, parted by a comma where a word stands before it. */
export function addWord(told: string, word: string): string {
  const before = told.trimEnd()
  if (before === '') return word
  return /[,।.!?…;:]$/.test(before) ? `${before} ${word}` : `${before}, ${word}`
}
