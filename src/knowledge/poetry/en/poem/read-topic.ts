import { capitalise, keepPlainText } from '../../plain-text.ts'

export interface ReadTopic {
  /** The visitor's words as a title; empty when nothing sayable was given. */
  title: string
  /** The same words, for use inside a poem. */
  words: string
}

const titleLimit = 60

/** People ask in whole sentences; a poem is titled by what they asked for. */
const request = /^.{0,40}?\b(poem|haiku|verse|couplet)s? (about|on|of|for) (?=\S)/i

export function readTopic(topic: string): ReadTopic {
  const asked = keepPlainText(topic, 400).replace(request, '')
  const words = keepPlainText(asked, titleLimit).replace(/^[\s“”.,:;!?–—-]+|[\s“”.,:;–—-]+$/g, '')
  return { title: capitalise(words), words }
}
