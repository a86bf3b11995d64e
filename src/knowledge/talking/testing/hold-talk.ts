import { linesOf, openLines, openSituations, situationNames } from '../content/shelf.ts'
import { nextReply } from '../next-reply.ts'
import { openEars } from '../reading/heard-turn.ts'
import { romanise } from '../reading/romanise.ts'
import type { Reply, Turn } from '../talk.ts'
import type { WrittenTalk } from './read-talks.ts'

export interface Held {
  readonly text: string
  readonly owed: WrittenTalk['messages'][number]['owed']
  readonly reply: Reply
}

const begun = Date.UTC(2026, 10, 22, 15)

/** Says each message and takes down what is answered. */
export async function holdTalk({ language, messages }: WrittenTalk): Promise<Held[]> {
  const turns: Turn[] = []
  const ears = openEars()
  const held: Held[] = []
  for (const [at, { text, owed }] of messages.entries()) {
    const now = begun + at * 60_000
    turns.push({ from: 'visitor', text, at: now })
    const reply = await nextReply(
      { turns, language },
      { lines: [] },
      { now, zone: 'Asia/Kathmandu' },
      ears,
    )
    turns.push({ from: 'friend', text: reply.say, at: now })
    held.push({ text, owed, reply })
  }
  return held
}

/** Lines of the house by what they are: in every language and letters. */
export interface LinesByKind {
  readonly isGeneric: (say: string) => boolean
  readonly isNotUnderstood: (say: string) => boolean
  readonly isGlad: (say: string) => boolean
}

export async function openLinesByKind(): Promise<LinesByKind> {
  const { all } = await openLines('listening')
  const wordsOf = (...ids: string[]) =>
    all
      .filter(({ id }) => ids.includes(id))
      .flatMap(linesOf)
      .flatMap(({ en, np }) => [en, np, romanise(np)])
  const glad: string[] = []
  for (const name of situationNames) {
    const { all: blocks } = await openSituations(name)
    for (const block of blocks.filter(({ tone }) => tone === 'glad')) {
      glad.push(...linesOf(block).flatMap(({ en, np }) => [en, np, romanise(np)]))
    }
  }
  const goOn = wordsOf('go-on')
  const notUnderstood = wordsOf('not-understood')
  const paragraphs = (say: string) => say.split('\n\n')
  return {
    isGeneric: (say) =>
      paragraphs(say).every((one) => goOn.includes(one) || notUnderstood.includes(one)),
    isNotUnderstood: (say) => paragraphs(say).some((one) => notUnderstood.includes(one)),
    isGlad: (say) => paragraphs(say).some((one) => glad.includes(one)),
  }
}
