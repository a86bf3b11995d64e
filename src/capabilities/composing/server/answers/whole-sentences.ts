/** Danda and the ends of English sentences, with the quotation marks and brackets after them. */
const sentenceEnd = /[।॥.!?…]["'”’»)\]]*(?=\s|$)/gu

/** The text up to its last whole sentence, or line of verse; empty where there is none. */
export function keepWholeSentences(text: string): string {
  let end = text.lastIndexOf('\n')
  for (const found of text.matchAll(sentenceEnd)) {
    end = Math.max(end, found.index + found[0].length)
  }
  return end === -1 ? '' : text.slice(0, end).trimEnd()
}
