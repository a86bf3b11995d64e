/** Which of our languages a text is in, for its line height and for screen readers; undefined when it is neither. */
export function guessLanguage(text: string): 'ne' | 'en' | undefined {
  const devanagari = text.match(/[\u0900-\u097F]/g)?.length ?? 0
  const latin = text.match(/[A-Za-z]/g)?.length ?? 0
  if (devanagari === 0 && latin === 0) return undefined
  // A name or two in Latin letters does not make a Nepali sentence English.
  return devanagari * 2 >= latin ? 'ne' : 'en'
}
