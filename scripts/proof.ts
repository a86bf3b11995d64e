import { runStages } from './run-stages.ts'
import { proofs } from './stages.ts'

await runStages([proofs])
