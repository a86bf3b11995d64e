import { build, checks, journeys, runStages, sizes, units } from './stages.ts'

await runStages([...checks, units, build, sizes, journeys])
