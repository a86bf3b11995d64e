import { checks, runStages } from './stages.ts'

await runStages(checks)
