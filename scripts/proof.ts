import { runStages } from './run-stages.ts'
import { build, proofs } from './stages.ts'

await runStages([build, ...proofs])
