import { runStages } from './run-stages.ts'
import { checks } from './stages.ts'

await runStages(checks)
