// @vitest-environment happy-dom
import { join } from 'node:path'
import { describeUseComposing } from '#capabilities/composing/web/use-composing.case.tsx'

describeUseComposing(join(import.meta.dirname, '../testing/compose-apart.ts'))
