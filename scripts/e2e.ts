import { runStages } from './run-stages.ts'
import { build, journeys } from './stages.ts'

/** `npm run e2e` is all of them; `npm run e2e diary` those whose file is named so. */
await runStages([build, journeys(process.argv.slice(2))])
