import { useRecords } from '#capabilities/vault/web/use-records.ts'
import { sitting } from '#knowledge/talking/this-sitting.ts'
import type { Words } from './words/en.ts'

interface Begun {
  readonly href: string
  readonly say: keyof Words
}

/** What was begun and not finished, one line each and none of its words: others may look on. */
export function useBegun(): readonly Begun[] {
  const drafts = useRecords('drafts').records
  const talks = useRecords('friendChats').records
  const isDraftOf = (place: string) =>
    drafts.some(({ id, text }) => text.trim() !== '' && id.split(/[~/]/)[0] === place)
  const lastSaid = Math.max(0, ...talks.map(({ messages }) => messages.at(-1)?.timestamp ?? 0))
  const begun: (Begun | false)[] = [
    isDraftOf('diary') && { href: '/express/diary', say: 'home.goOn.diary' },
    drafts.some(({ story }) => story) && { href: '/express/stories', say: 'home.goOn.story' },
    isDraftOf('journal') && { href: '/heal/journal', say: 'home.goOn.note' },
    lastSaid > Date.now() - sitting && { href: '/heal/ai-friend', say: 'home.goOn.talk' },
  ]
  return begun.filter((one) => one !== false)
}
