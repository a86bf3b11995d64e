import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Concept, readConcepts } from '../../src/knowledge/hearing/reading/lexicon-notation.ts'

const folder = 'src/knowledge/hearing/lexicon'

export function readLexicon(): Concept[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readConcepts(readFileSync(join(folder, name), 'utf8')))
}
