import type { BodyOf } from '#capabilities/composing/contract.ts'
import type { ComposeEvent } from '#capabilities/composing/events.ts'
import { askComposing } from '#capabilities/composing/web/ask-composing.ts'
import { Refusal } from '#kit/http/web/ask-server.ts'
import type { Language } from '#kit/i18n/language.ts'
import type { HelpPlace } from '#knowledge/help/help-place.ts'
import type { Letters, Memory } from '#knowledge/talking/talk.ts'
import { historyOf, memoryOf, putBackOf } from '../talk/hand-over.ts'
import type { Message } from '../talk/history.ts'
import { type WhoWrote, writtenHere } from './reply/who-wrote.ts'
import { ownZone } from './use-listener.ts'

/** A talk whose last message is to be answered, and what is known beside it. */
export interface ToWord {
  readonly asked: readonly Message[]
  readonly putBack: readonly string[]
  readonly memory: Memory
  readonly place: HelpPlace
  readonly language: Language
  readonly letters: Letters | undefined
}

export interface ServiceReply {
  /** Empty where the words of this phone have to do. */
  readonly text: string
  readonly wrote: WhoWrote
}

const silent = (reason: string): ServiceReply => ({ text: '', wrote: writtenHere(reason) })

/** Only what a service wrote is told: what our own server wrote instead, this phone writes too. */
export async function listenTo(
  what: ToWord,
  signal: AbortSignal,
  tell: (event: ComposeEvent) => void,
): Promise<ServiceReply> {
  let end = silent('service')
  let isService = false
  try {
    await askComposing('friendReply', bodyFor(what), signal, (told) => {
      const { event, data } = told
      if (signal.aborted) return
      if (event === 'source') {
        isService = data.source === 'ai'
        end = silent(data.reason ?? 'service')
      }
      if (event === 'source' || isService) tell(told)
      if (event === 'done' && isService) {
        end = { text: data.text, wrote: { source: 'ai', cut: data.cut && 'time' } }
      }
    })
    return end
  } catch (error) {
    if (!(error instanceof Refusal)) return silent('offline')
    return silent(error.offline ? 'offline' : error.status === 429 ? 'busy' : 'service')
  }
}

function bodyFor({ asked, putBack, memory, ...rest }: ToWord): BodyOf<'friendReply'> {
  return {
    ...rest,
    message: asked.at(-1)?.text ?? '',
    history: historyOf(asked.slice(0, -1)),
    memory: memoryOf(memory),
    zone: ownZone(),
    putBack: putBackOf(putBack),
  }
}
