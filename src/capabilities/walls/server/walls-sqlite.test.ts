import { sqlitePlaces } from './testing/places.ts'
import { describeWalls } from './walls.case.ts'

describeWalls('SQLite', sqlitePlaces())
