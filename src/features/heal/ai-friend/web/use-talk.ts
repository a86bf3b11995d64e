import { useEffect, useRef, useState } from 'react'
import { letGo } from '#capabilities/care/web/hand.ts'
import { useCareHeard } from '#capabilities/care/web/use-care.ts'
import type { KeptMemory } from '#capabilities/friend-memory/web/use-friend-memory.ts'
import { useLanguage } from '#kit/i18n/web/language.tsx'
import type { Offer, Reply } from '#knowledge/talking/talk.ts'
import { type Message, upToLastWord } from '../talk/history.ts'
import { rememberingOf } from './remembering.ts'
import { type Revealing, useReveal } from './reply/use-reveal.ts'
import { type WhoWrote, writtenHere } from './reply/who-wrote.ts'
import type { Talks } from './talks/use-talks.ts'
import { useGreeting } from './use-greeting.ts'
import { type Listening, useListener } from './use-listener.ts'
import { useService } from './use-service.ts'
import { useWriter } from './use-writer.ts'

type Status = 'idle' | 'thinking' | 'writing' | 'failed'

interface Answering {
  readonly status: Status
  /** What this phone says to the last message, also where a service words it. */
  readonly reply?: Reply | undefined
  readonly wrote?: WhoWrote | undefined
  readonly since: number
}

type Finished = Required<Omit<Answering, 'status'>> & {
  readonly reply: Reply
  readonly wrote: WhoWrote
}

export interface Talk extends Pick<Listening, 'shown' | 'wake'> {
  readonly messages: readonly Message[]
  /** What the friend begins with; it is kept when it is answered. */
  readonly opening: string | undefined
  readonly status: Status
  readonly offers: readonly Offer[]
  readonly revealing: Revealing | undefined
  readonly hasWriter: boolean
  readonly wrote: WhoWrote | undefined
  /** What a service has written so far. */
  readonly coming: string
  say(text: string): void
  /** What was said last is answered once more: in other words, or at last. */
  retry(): void
  /** Enough of what a service writes. */
  stop(): void
  /** What this phone says, instead of what a service writes or wrote. */
  answerHere(): void
}

const quiet: Answering = { status: 'idle', since: 0 }
const dying: ReadonlySet<string> = new Set(['explicit', 'passive', 'self-harm'])

/** A talk with the friend. It is answered on this phone; a service may word what is not ours to say. */
export function useTalk(talks: Talks, kept: KeptMemory): Talk {
  const { language } = useLanguage()
  const { current, messages } = talks
  const { letters } = kept
  const { memory, note } = rememberingOf(kept, current.leavesNothing)
  const listening = useListener(memory, letters)
  const hasWriter = useWriter()
  const service = useService()
  const { revealing, begin } = useReveal()
  const [answering, setAnswering] = useState(quiet)
  const greeting = useGreeting(talks, kept.isRead, memory, listening)
  const putBack = useRef<readonly string[]>([])
  /** Of the message that is being answered: an answer to an earlier one comes too late. */
  const round = useRef(0)
  const talkId = useRef(current.id)
  const { status, reply = greeting.reply, wrote } = answering
  const isGrave = dying.has(answering.reply?.state.need ?? 'none')
  useCareHeard(service.care || isGrave)

  useEffect(() => {
    // Nobody waits any more.
    return () => {
      round.current += 1
    }
  }, [])

  function finish(text: string, { reply, since, wrote }: Finished) {
    const message = talks.add(text, false)
    // What a service writes has come word by word.
    if (wrote.source === 'composer') begin(message.id, text, Date.now() - since)
    setAnswering({ status: 'idle', reply, since, wrote })
  }

  async function answer(asked: readonly Message[], before: Reply | undefined) {
    round.current += 1
    const own = round.current
    const since = Date.now()
    service.drop()
    setAnswering({ status: 'thinking', since })
    const answered = await listening.answer(asked, putBack.current).catch(() => undefined)
    if (own !== round.current) return
    if (!answered?.reply.say) return setAnswering({ status: 'failed', since })
    const { reply } = answered
    note(answered, before)
    const mayBeWorded = hasWriter && !reply.isOurs
    if (!mayBeWorded || !navigator.onLine) {
      const wrote = writtenHere(mayBeWorded ? 'offline' : undefined)
      return finish(reply.say, { reply, since, wrote })
    }
    setAnswering({ status: 'writing', reply, since })
    const worded = await service.write({
      asked,
      putBack: putBack.current,
      place: answered.place,
      memory,
      language,
      letters,
    })
    if (own !== round.current) return
    // Stopped before the first word.
    if (!worded) return setAnswering({ ...quiet, reply })
    finish(worded.text || reply.say, { reply, since, wrote: worded.wrote })
  }

  function say(text: string) {
    const before = greeting.take()
    const opened = before ? [talks.add(before.text, false, before.at)] : []
    putBack.current = []
    void answer([...messages, ...opened, talks.add(text, true)], reply)
  }

  function takeBack(): readonly Message[] {
    const asked = upToLastWord(messages)
    const taken = messages.slice(asked.length)
    for (const { id } of taken) talks.drop(id)
    putBack.current = [...putBack.current, ...taken.map(({ text }) => text)]
    return asked
  }

  function retry() {
    const asked = takeBack()
    if (asked.length > 0) void answer(asked, reply)
  }

  function answerHere() {
    if (!reply) return
    round.current += 1
    service.drop()
    takeBack()
    finish(reply.say, { reply, since: answering.since, wrote: writtenHere(undefined) })
  }

  /** An answer that is under way, and a hand that is held out, belong to the talk they came in. */
  function leave() {
    round.current += 1
    putBack.current = []
    service.drop()
    setAnswering(quiet)
    letGo()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another talk is shown, whatever else changed
  useEffect(() => {
    if (talkId.current !== '' && talkId.current !== current.id) leave()
    talkId.current = current.id
  }, [current.id])

  const isMine = !greeting.opening && messages.at(-1)?.isUser === true
  const isAnswered = status === 'idle' && !isMine && !revealing
  return {
    messages,
    opening: greeting.opening,
    status,
    offers: (isAnswered && reply?.offers) || [],
    revealing,
    shown: listening.shown,
    hasWriter,
    wrote: isAnswered ? wrote : undefined,
    coming: service.text,
    stop: service.stop,
    wake: listening.wake,
    say,
    retry,
    answerHere,
  }
}
