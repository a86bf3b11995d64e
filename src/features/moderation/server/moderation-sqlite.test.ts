import { sqlitePlaces } from '#capabilities/walls/server/testing/places.ts'
import { describeModeration } from './moderation.case.ts'

describeModeration('SQLite', sqlitePlaces())
