import { runStages } from './run-stages.ts'
import { build, checks, journeys, sizes, units } from './stages.ts'

await runStages([...checks, units, build, sizes, journeys()])
