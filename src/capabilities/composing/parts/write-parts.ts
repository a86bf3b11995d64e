import type { Fields } from '../contract.ts'

/** The parts as they stand on the screen, and as one text for copying. Numbers are no text. */
export function writeParts<Parts extends Fields>(fields: Parts): { text: string; fields: Parts } {
  const texts = Object.values(fields).filter((part) => typeof part === 'string')
  return { text: texts.join('\n\n'), fields }
}
