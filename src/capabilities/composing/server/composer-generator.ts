import { composeHere } from '#knowledge/poetry/compose-here.ts'
import type { TextGenerator } from './text-generator.ts'

/** Our own composer, as one more writer: no key, no network, no wait. */
export function createComposerGenerator(): TextGenerator {
  return {
    source: 'composer',
    async *write(task) {
      yield await composeHere(task)
    },
  }
}
