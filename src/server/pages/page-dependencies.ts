import type { Identities } from '#capabilities/identity/server/identities.ts'
import type { Clock } from '#kit/clock.ts'
import type { Limits } from '#kit/http/server/limits.ts'
import type { Settings } from '../env.ts'
import type { PageMaker } from './page-maker.ts'

export interface PageDependencies {
  readonly settings: Settings
  readonly identities: Identities
  readonly limits: Limits
  readonly clock: Clock
  readonly pages: PageMaker
}
