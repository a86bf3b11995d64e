import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { packLexicon } from '../src/knowledge/hearing/reading/packed-lexicon.ts'
import { learnNeed } from './hearing/learn-need.ts'
import { readCorpora } from './hearing/read-corpora.ts'
import { readLexicon } from './hearing/read-lexicon.ts'

const learnt = 'src/knowledge/hearing/learnt'

mkdirSync(learnt, { recursive: true })
const lexicon = readLexicon()
keep('lexicon', 'packedLexicon', packLexicon(lexicon))
const quiet = ['look-alikes', 'everyday'].flatMap(readCorpora)
keep('need', 'packedNeed', learnNeed([...readCorpora('need'), ...quiet], lexicon))

/** Written as code, so that a phone, a server and a test fetch it as they fetch any other file. */
function keep(name: string, as: string, what: unknown): void {
  const code = `// Made by \`npm run train-hearing\` from the corpora and the lexicon: nobody edits it by hand.\nexport const ${as} = ${literal(what)}\n`
  writeFileSync(join(learnt, `${name}.ts`), code)
  console.log(`${name}: ${brotliCompressSync(code).length} bytes of brotli`)
}

function literal(what: unknown): string {
  return JSON.stringify(what)
}
