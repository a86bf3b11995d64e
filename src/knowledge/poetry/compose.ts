import type { Language } from '#kit/i18n/language.ts'
import type { Heaviness } from '#knowledge/hearing/heaviness/heaviness.ts'
import type { Reply, Turn } from '#knowledge/talking/talk.ts'
import type { Writers } from './writers.ts'
import { type WritingRequest, type Written, writeInParts } from './writing-request.ts'

type StoryRequest = Extract<WritingRequest, { kind: 'storyStarter' }>

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
  if (request.kind === 'friendReply') {
    const { say, offers } = request.reply ?? (await replyTo(request))
    return { text: say, fields: { offers } }
  }
  const weight = await heavinessOf(request)
  const writers = await languages[request.language]()
  // A poem on a loss is about what was lost; what is a cry or was done to somebody gets company.
  if (weight === 'loss' && request.kind === 'poem')
    return writers.poem({ ...request, mourns: true, seed })
  if (weight) {
    const asked = request.kind === 'poem' ? request : undefined
    return {
      text: await writers.solace({ weight, topic: asked?.topic, form: asked?.form, seed }),
    }
  }
  switch (request.kind) {
    case 'poem':
      return writers.poem({ ...request, seed })
    case 'love':
      return {
        text: await writers.love({ ...request, seed }),
        fields: { percent: request.percent },
      }
    case 'nameMeaning':
      return writeInParts({
        ...(await writers.nameMeaning({ ...request, seed })),
        ...request.inBooks,
      })
    case 'storyStarter':
      return { text: await writers.storyStarter({ ...(await withoutCries(request)), seed }) }
    case 'lifePath':
      return writeInParts({
        number: request.number,
        ...(await writers.lifePath({ ...request, seed })),
      })
    case 'dream': {
      const { readDream } = await import('#knowledge/dreams/read-dream.ts')
      return { text: await readDream({ ...request, seed }) }
    }
    default: {
      const write = writers[request.kind] as (
        asked: WritingRequest & { seed: string },
      ) => string | Promise<string>
      return { text: await write({ ...request, seed }) }
    }
  }
}

/** A talk comes in both languages at once, and only when somebody writes to the friend. */
export async function replyTo(
  request: Extract<WritingRequest, { kind: 'friendReply' }>,
): Promise<Reply> {
  const { message, history = [], memory = { lines: [] }, now, zone } = request
  const { nextReply } = await import('#knowledge/talking/next-reply.ts')
  const turns: Turn[] = [...history, { from: 'visitor', text: message, at: now }]
  return nextReply({ ...request, turns }, memory, { now, zone })
}

/** A name that is a cry for help is no name of a hero: the story is told with its own. */
async function withoutCries(request: StoryRequest): Promise<StoryRequest> {
  const { hero, thing } = request
  if (!hero && !thing) return request
  const [{ hearNeed }, { hearHeaviness }] = await Promise.all([
    import('#knowledge/hearing/hear-need.ts'),
    import('#knowledge/hearing/heaviness/hear-heaviness.ts'),
  ])
  // Either alone is mistaken in things of a word or two: a letter, a water bottle.
  const isCry = (answer: string) =>
    hearNeed(answer).need !== 'none' && hearHeaviness(answer) === 'despair'
  const unlessCry = (answer = '') => (isCry(answer) ? undefined : answer)
  return { ...request, hero: unlessCry(hero), thing: unlessCry(thing) }
}

/** An ordinary poem looks about it and finds something lovely; some words must not meet that. */
async function heavinessOf(request: WritingRequest): Promise<Heaviness | undefined> {
  if (request.kind !== 'poem' && request.kind !== 'diaryPoem') return undefined
  const text = request.kind === 'poem' ? request.topic : request.entry
  const [{ hearHeaviness }, { isPlainWord }] = await Promise.all([
    import('#knowledge/hearing/heaviness/hear-heaviness.ts'),
    import('#knowledge/hearing/heaviness/plain-word.ts'),
  ])
  const heard = hearHeaviness(text)
  return heard && (await isPlainWord(text, request.language)) ? undefined : heard
}
