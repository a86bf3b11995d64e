import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'
import { makeRandomId } from '#kit/web/random-id.ts'
import { replyMillis } from '../practice/timing.ts'
import { hearNeedOf } from './need-of.ts'
import { addLine, type Note, type Talk } from './talk.ts'
import { changeTalk, readTalk } from './talk-store.ts'

/** Names, greetings, replies and the words they listen for: fetched when a talk begins. */
export const fetchPractice = () => import('./practice-parts.ts')

export type PracticeParts = Awaited<ReturnType<typeof fetchPractice>>

let parts: PracticeParts | undefined
let said: string[] = []
let replying: ReturnType<typeof setTimeout> | undefined

export function beginPractice(found: PracticeParts, notes: readonly Note[]): void {
  parts = found
  said = []
  // What listens is heavy, and should be awake before the first words.
  void hearNeedOf('')
  const partner = found.choosePartner(Math.random)
  // One draw for both languages, so that the switch translates and does not greet anew.
  const draw = Math.random()
  const greet = (language: Language) => found.greetAs(partner, language, () => draw)
  changeTalk((talk) => {
    const begun: Talk = { ...talk, phase: 'practice', partner, lines: [] }
    const noted = notes.reduce(
      (now, note) => addLine(now, { kind: 'note', id: makeRandomId(), note }),
      begun,
    )
    return addLine(noted, friendLine({ en: greet('en'), np: greet('np') }))
  })
}

/** Dots for a while, then a line. Who writes on meanwhile is answered once, after the last word. */
export function replyTo(message: string): void {
  clearTimeout(replying)
  changeTalk((talk) => ({ ...talk, isTyping: true }))
  const hearing = hearNeedOf(message)
  const own = setTimeout(async () => {
    const heard = await hearing
    if (replying !== own || readTalk().phase !== 'practice' || !parts) return
    const { id, en, np } = parts.chooseReply(message, Math.random, said, heard?.kind)
    said.push(id)
    changeTalk((talk) => ({ ...addLine(talk, friendLine({ en, np })), isTyping: false }))
  }, replyMillis(Math.random))
  replying = own
}

export function stopPractising(): void {
  clearTimeout(replying)
  replying = undefined
}

function friendLine(text: Both) {
  return { kind: 'said', id: makeRandomId(), from: 'friend', text, at: Date.now() } as const
}
