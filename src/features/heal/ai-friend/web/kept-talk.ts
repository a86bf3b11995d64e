import { deviceVault } from '#capabilities/vault/web/device-vault.ts'
import { keepNewest, type Message } from '../talk/history.ts'

export const talkId = 'talk'

/** The one talk of this phone. A vault that cannot be opened keeps nothing and stops nobody. */
export async function readTalk(): Promise<readonly Message[]> {
  try {
    return (await deviceVault().find('friendChats', talkId))?.messages ?? []
  } catch {
    return []
  }
}

/** Changes what is kept by what is kept, not by what this tab shows: another may have written. */
function change(next: (messages: readonly Message[]) => readonly Message[]): void {
  deviceVault()
    .update({
      kind: 'friendChats',
      id: talkId,
      to: (current) => {
        const messages = keepNewest(next(current?.messages ?? []))
        return messages.length === 0 ? null : { id: talkId, messages }
      },
    })
    .catch(() => {})
}

export function addToTalk(message: Message): void {
  change((messages) => [...messages, message])
}

export function dropFromTalk(dropped: string): void {
  change((messages) => messages.filter((message) => message.id !== dropped))
}

export function clearTalk(): void {
  change(() => [])
}
