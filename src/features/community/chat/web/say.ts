import type { TextProblem } from '#kit/text/check-text.ts'
import { makeRandomId } from '#kit/web/random-id.ts'
import { checkMessage } from '../message-text.ts'
import { askChat, harmHeardIn, isRefusedAs, unsentBecause, withoutWaiting } from './ask-chat.ts'
import { replyTo } from './practise.ts'
import { addLine, lineOf, markUnsent, partFrom, type Talk } from './talk.ts'
import { changeTalk, readTalk } from './talk-store.ts'

const typingEveryMillis = 3_000
let toldAt = 0

/** Answers what is wrong with the words, if anything is. They stay in the field until they are on the page. */
export async function say(typed: string): Promise<TextProblem | undefined> {
  const checked = checkMessage(typed)
  if (!checked.ok) return checked.problem
  const { text } = checked
  const { phase, pair } = readTalk()
  if (phase === 'practice') {
    const line = { kind: 'said', id: makeRandomId(), from: 'me', text, at: Date.now() } as const
    changeTalk((talk) => addLine(talk, line))
    replyTo(text)
  } else if (phase === 'person') {
    const masked = await coverContacts(text)
    // Meanwhile the talk may have become another one, with somebody else to read it.
    if (readTalk().phase !== 'person' || readTalk().pair !== pair) return undefined
    if (masked !== text) changeTalk((talk) => ({ ...talk, asked: { text, masked } }))
    else sendToPerson(text, false)
  }
  return undefined
}

/** The writer's answer to what was found in their message. */
export function answerAsked(answer: 'cover' | 'keep' | 'edit'): void {
  const { asked } = readTalk()
  changeTalk((talk) => ({
    ...talk,
    asked: null,
    draft: answer === 'edit' && asked ? asked.text : talk.draft,
  }))
  if (asked && answer !== 'edit') sendToPerson(asked.text, answer === 'keep')
}

/** What the network kept from going out, once it is back. */
export function sendUnsent(): void {
  for (const line of readTalk().lines) {
    if (line.kind === 'said' && line.unsent === 'offline') sendAgain(line.id)
  }
}

export function sendAgain(id: string): void {
  const line = readTalk().lines.find((each) => each.id === id)
  if (line?.kind !== 'said' || typeof line.text !== 'string') return
  void deliver(id, line.text, line.contactsKept ?? false)
}

function sendToPerson(text: string, contactsKept: boolean): void {
  toldAt = 0
  void deliver(makeRandomId(), text, contactsKept)
}

/** Under the same id however often it is sent: it is heard once. */
async function deliver(id: string, text: string, contactsKept: boolean): Promise<void> {
  const { pair } = readTalk()
  const at = Date.now()
  changeTalk((talk) =>
    addLine(talk, { kind: 'said', id, from: 'me', text, at, sending: true, contactsKept }),
  )
  try {
    const message = await askChat.say({ id, text, ...(contactsKept && { contactsKept }) })
    changeIfStill(pair, (talk) => addLine(talk, lineOf(message)))
  } catch (error) {
    changeIfStill(pair, (talk) => markUnsent(talk, id, harmHeardIn(error) ?? unsentBecause(error)))
    if (isRefusedAs(error, 'not_paired')) changeIfStill(pair, (talk) => partFrom(talk, 'gone'))
  }
}

function changeIfStill(pair: string | null, change: (talk: Talk) => Talk): void {
  if (readTalk().phase === 'person' && readTalk().pair === pair) changeTalk(change)
}

export function tellTyping(): void {
  const now = Date.now()
  if (readTalk().phase !== 'person' || now - toldAt < typingEveryMillis) return
  toldAt = now
  withoutWaiting(askChat.type())
}

/** The server covers them too: without this the writer is only not asked. */
async function coverContacts(text: string): Promise<string> {
  try {
    const { maskContacts } = await import('../mask-contacts.ts')
    return maskContacts(text).text
  } catch {
    return text
  }
}
