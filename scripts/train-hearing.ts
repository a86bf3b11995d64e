import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { packLexicon } from '../src/knowledge/hearing/reading/packed-lexicon.ts'
import { learnHarm, learnNeed, learnTone, makeTell } from './hearing/learn.ts'
import { readCorpora } from './hearing/read-corpora.ts'
import { readLexicon } from './hearing/read-lexicon.ts'

/** Learns everything anew from the corpora and the lexicon: the same bytes from the same files. */
const learnt = 'src/knowledge/hearing/learnt'
const lexicon = readLexicon()
const tell = makeTell(lexicon)
const rooms = (...names: string[]) => tell(names.flatMap(readCorpora))
const quiet = rooms('look-alikes', 'everyday')
const need = rooms('need')
const harm = rooms('harm')
const tone = makeTell(lexicon, false)(['feelings', 'asks'].flatMap(readCorpora))

mkdirSync(learnt, { recursive: true })
keep('lexicon', 'packedLexicon', packLexicon(lexicon))
if (!process.env.SKIPNEED) keep('need', 'packedNeed', learnNeed([...need, ...quiet]))
if (harm.length > 0) keep('harm', 'packedHarm', learnHarm(harm, [...need, ...quiet]))
if (tone.length > 0) keep('tone', 'packedTone', learnTone(tone))

/** Written as code, so that a phone, a server and a test fetch it as they fetch any other file. */
function keep(name: string, as: string, what: unknown): void {
  const code = `// Made by \`npm run train-hearing\` from the corpora and the lexicon, never by hand.\nexport const ${as} = ${JSON.stringify(what)}\n`
  writeFileSync(join(learnt, `${name}.ts`), code)
  console.log(`${name}: ${brotliCompressSync(code).length} bytes of brotli`)
}
