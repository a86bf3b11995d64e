import { toLatinDigits } from '#kit/i18n/numbers.ts'

const grownUp = 18
const youngest = 6
const inEnglish =
  /\b(?:i am|i'm|i’m|im|age|aged)\s+(?:is |only |just )?(\d{1,2})\b(?!\s*(?:weeks?|months?|days?|hours?|minutes?|kg|km|th|%))/i
const inNepali =
  /(?:\b(?:ma|age|umer)|म|उमेर)\s+(?:ta |jamma |matra )?(\d{1,2})\s*(?:barsa|barsha|varsa|varsha|years?|yrs?|ko |ki |वर्ष|बर्ष|को |की )/i

/** “I am 14”, “ma 14 barsa ko”: whether somebody says that they are under eighteen. */
export function saysChild(text: string): boolean {
  const typed = toLatinDigits(text)
  const [, age] = inEnglish.exec(typed) ?? inNepali.exec(typed) ?? []
  return age !== undefined && Number(age) >= youngest && Number(age) < grownUp
}
