import { identityMigrations } from '#capabilities/identity/server/tables.ts'
import { liveMigrations } from '#capabilities/live/server/tables.ts'
import { moderationMigrations } from '#capabilities/moderation/server/tables.ts'
import { sealedCopyMigrations } from '#capabilities/sealed-copy/server/tables.ts'
import { wallMigrations } from '#capabilities/walls/server/tables.ts'
import { chatMigrations } from '#features/community/chat/server/tables.ts'
import { pollMigrations } from '#features/community/polls/server/tables.ts'
import type { Migration } from '#kit/store/server/store.ts'

/** Every step of every room; they run in the order of their names. */
export const migrations: readonly Migration[] = [
  ...identityMigrations,
  ...liveMigrations,
  ...wallMigrations,
  ...moderationMigrations,
  ...pollMigrations,
  ...chatMigrations,
  ...sealedCopyMigrations,
]
