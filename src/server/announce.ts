import { describeSource } from '#capabilities/composing/text-settings.ts'
import type { Settings } from './env.ts'

type Announced = Pick<
  Settings,
  'publicOrigin' | 'databaseUrl' | 'dataDir' | 'text' | 'moderatorSecret'
>

/** The one line of a start: where visitors come, where we listen if that is elsewhere, and on what. */
export function announce(settings: Announced, address: string): string {
  const { publicOrigin = address } = settings
  const elsewhere = publicOrigin === address ? '' : `, listening on ${address}`
  return `Voice of Heart is at ${publicOrigin}${elsewhere} (${describe(settings)})`
}

function describe({ databaseUrl, dataDir, text, moderatorSecret }: Announced): string {
  const data = databaseUrl ? 'Postgres' : `SQLite in ${dataDir}`
  // Without a moderator what is held for review waits: whoever starts the site should know.
  const moderation = moderatorSecret ? '/moderate' : 'closed until MODERATOR_SECRET is set'
  return `data: ${data}; words: ${describeSource(text).writer}; moderation: ${moderation}`
}
