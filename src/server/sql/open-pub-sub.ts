import type { PubSub } from '#kit/store/server/pub-sub.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { createLocalPubSub } from './local-pub-sub.ts'

export interface OpenPubSubOptions {
  readonly databaseUrl?: string | undefined
  readonly log: StoreLog
}

export async function openPubSub({ databaseUrl, log }: OpenPubSubOptions): Promise<PubSub> {
  if (!databaseUrl) return createLocalPubSub({ log })
  const { openPostgresPubSub } = await import('./postgres/pub-sub.ts')
  return openPostgresPubSub(databaseUrl, log)
}
