import type { Bulletin } from '#kit/store/server/bulletin.ts'
import type { StoreLog } from '#kit/store/server/store-log.ts'
import { createLocalBulletin } from './local-bulletin.ts'

export interface OpenBulletinOptions {
  readonly databaseUrl?: string | undefined
  readonly log: StoreLog
}

export async function openBulletin({ databaseUrl, log }: OpenBulletinOptions): Promise<Bulletin> {
  if (!databaseUrl) return createLocalBulletin({ log })
  const { openPostgresBulletin } = await import('./postgres/bulletin.ts')
  return openPostgresBulletin(databaseUrl, log)
}
