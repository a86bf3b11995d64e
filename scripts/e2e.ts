import { build, journeys, runStages } from './stages.ts'

await runStages([build, journeys])
