import type { Language } from '#kit/i18n/language.ts'
import type { Heaviness } from '#knowledge/hearing/heaviness/heaviness.ts'
import type { Writers } from './writers.ts'
import { type WritingRequest, type Written, writeInParts } from './writing-request.ts'

/** Each language on its own: nobody loads the words of a language they did not choose. */
const languages: Readonly<Record<Language, () => Promise<Writers>>> = {
  en: async () => (await import('./en/write-english.ts')).english,
  np: async () => (await import('./ne/write-nepali.ts')).nepali,
}

/**
 * Writes with our own composer, on the server as in the browser: the same request and seed bring
 * the same text on both.
 */
export async function compose(request: WritingRequest, seed: string): Promise<Written> {
  const weight = await heavinessOf(request)
  const writers = await languages[request.language]()
  if (weight) {
    const asked = request.kind === 'poem' ? request : undefined
    return {
      text: await writers.solace({ weight, topic: asked?.topic, form: asked?.form, seed }),
    }
  }
  switch (request.kind) {
    case 'friendReply': {
      // What hears is heavier than what answers, and comes when somebody writes to the friend.
      const { readTalk } = await import('./friend-feeling.ts')
      const talk = readTalk(request.message, request.history)
      return { text: writers.friendReply({ ...request, talk, seed }) }
    }
    case 'love':
      return {
        text: writers.love({ ...request, seed }),
        fields: { percent: request.percent },
      }
    case 'nameMeaning':
      return writeInParts({ ...writers.nameMeaning({ ...request, seed }), ...request.inBooks })
    case 'lifePath':
      return writeInParts({
        number: request.number,
        ...writers.lifePath({ ...request, seed }),
      })
    default: {
      const write = writers[request.kind] as (asked: WritingRequest & { seed: string }) => string
      return { text: write({ ...request, seed }) }
    }
  }
}

/** An ordinary poem looks about it and finds something lovely; some words must not meet that. */
async function heavinessOf(request: WritingRequest): Promise<Heaviness | undefined> {
  if (request.kind !== 'poem' && request.kind !== 'diaryPoem') return undefined
  const { hearHeaviness } = await import('#knowledge/hearing/heaviness/hear-heaviness.ts')
  return hearHeaviness(request.kind === 'poem' ? request.topic : request.entry)
}
