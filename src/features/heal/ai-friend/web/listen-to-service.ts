import type { BodyOf } from '#capabilities/composing/contract.ts'
import type { ComposeEvent } from '#capabilities/composing/events.ts'
import { askComposing } from '#capabilities/composing/web/ask-composing.ts'
import { Refusal } from '#kit/http/web/ask-server.ts'
import { type WhoWrote, writtenHere } from './reply/who-wrote.ts'

export interface ServiceReply {
  /** Empty where the words of this phone have to do. */
  readonly text: string
  readonly wrote: WhoWrote
}

const silent = (reason: string): ServiceReply => ({ text: '', wrote: writtenHere(reason) })

/** Only what a service wrote is told: what our own server wrote instead, this phone writes too. */
export async function listenTo(
  body: BodyOf<'friendReply'>,
  signal: AbortSignal,
  tell: (event: ComposeEvent) => void,
): Promise<ServiceReply> {
  let end = silent('service')
  let isService = false
  try {
    await askComposing('friendReply', body, signal, (told) => {
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
