import { type Held, holdTalk, type LinesByKind, openLinesByKind } from './hold-talk.ts'
import { readTalks, type WrittenTalk } from './read-talks.ts'

export interface HeldTalk {
  readonly talk: WrittenTalk
  readonly held: readonly Held[]
}

export interface Answered {
  readonly text: string
  readonly say: string
}

const talkFiles = ['evenings', 'nights', 'mornings', 'middays'] as const

/** Holds every talk of the files; `read` gives a file of `talks/` by its name. */
export function holdTalks(read: (name: string) => string): Promise<HeldTalk[]> {
  const talks = talkFiles.flatMap((name) => readTalks(name, read(name)))
  return Promise.all(talks.map(async (talk) => ({ talk, held: await holdTalk(talk) })))
}

/** Says each painful message to a friend who knows nothing else. */
export function answerPain(read: (name: string) => string): Promise<Answered[]> {
  const messages = read('painful-messages').split('\n').filter(Boolean)
  return Promise.all(
    messages.map(async (text) => {
      const [first] = await holdTalk({
        name: text,
        language: /[\u0900-\u097f]/.test(text) ? 'np' : 'en',
        isRomanised: false,
        mood: 'pain',
        messages: [{ text, owed: undefined }],
      })
      return { text, say: first?.reply.say ?? '' }
    }),
  )
}

/** Replies that were met before in the same talk. */
export function repeatedIn({ held }: HeldTalk): number {
  return held.filter(({ reply }, at) =>
    held.slice(0, at).some((one) => one.reply.say === reply.say),
  ).length
}

/** What `npm run talk -- --figures` prints. */
export async function countTalks(read: (name: string) => string): Promise<string[]> {
  const kinds: LinesByKind = await openLinesByKind()
  const talks = await holdTalks(read)
  const says = talks.flatMap(({ held }) => held.map(({ reply }) => reply.say))
  const owed = talks.flatMap(({ held }) => held.filter((one) => one.owed === 'step'))
  const pain = await answerPain(read)
  const glad = talks
    .filter(({ talk }) => talk.mood === 'pain')
    .flatMap(({ held }) => held.filter(({ reply }) => kinds.isGlad(reply.say)))
  const share = (some: number, all: number) =>
    `${some}/${all} = ${((100 * some) / all).toFixed(1)} %`
  const repeated = talks.reduce((sum, talk) => sum + repeatedIn(talk), 0)
  return [
    `${talks.length} talks, ${says.length} replies`,
    `say nothing of their own: ${share(says.filter(kinds.isGeneric).length, says.length)}`,
    `say that it was not understood: ${share(says.filter(kinds.isNotUnderstood).length, says.length)}`,
    `end in a question: ${share(says.filter((say) => say.trim().endsWith('?')).length, says.length)}`,
    `said twice in a talk: ${share(repeated, says.length)}`,
    `a step asked for and begun: ${share(owed.filter(({ reply }) => reply.state.guide || reply.offers.length > 0).length, owed.length)}`,
    `glad in a talk of pain: ${glad.length}`,
    `${pain.length} painful messages: glad ${pain.filter(({ say }) => kinds.isGlad(say)).length}, not understood ${share(pain.filter(({ say }) => kinds.isNotUnderstood(say)).length, pain.length)}`,
  ]
}
