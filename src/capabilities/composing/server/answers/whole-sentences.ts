/** Danda and the ends of English sentences, with the quotation marks and brackets after them. */
const sentenceEnd = /[।॥.!?…]["'”’»)\]]*(?=\s|$)/gu

/** Where the last whole sentence, or line of verse, ends; 0 where there is none. */
export function afterLastSentence(text: string): number {
  let end = text.lastIndexOf('\n')
  for (const found of text.matchAll(sentenceEnd)) {
    end = Math.max(end, found.index + found[0].length)
  }
  return Math.max(end, 0)
}

/** The text up to its last whole sentence, or line of verse; empty where there is none. */
export function keepWholeSentences(text: string): string {
  return text.slice(0, afterLastSentence(text)).trimEnd()
}
