import { postgresPlaces } from '#capabilities/walls/server/testing/places.ts'
import { describeModeration } from './moderation.case.ts'

describeModeration('Postgres', postgresPlaces())
