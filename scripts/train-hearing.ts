import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { packLexicon } from '../src/knowledge/hearing/reading/packed-lexicon.ts'
import {
  learnHarm,
  learnMarks,
  learnNeed,
  learnTone,
  learnWeight,
  makeTell,
} from './hearing/learn.ts'
import { readCorpora } from './hearing/read-corpora.ts'
import { readLexicon } from './hearing/read-lexicon.ts'

/** Learns everything anew from the corpora and the lexicon: the same bytes from the same files. */
const learnt = 'src/knowledge/hearing/learnt'
const lexicon = readLexicon()
const tell = makeTell(lexicon)
const rooms = (...names: string[]) => tell(names.flatMap(readCorpora))
const quiet = rooms('look-alikes', 'everyday')
const need = rooms('need')
/** Feelings are no need, but for those that lie beside it. */
const besideNeed =
  'violence bullying suicide-loss emptiness guilt shame sadness loneliness tiredness privacy leave-me'.split(
    ' ',
  )
const feelings = ['feelings', 'asks']
  .flatMap(readCorpora)
  .filter(({ labels }) => !labels.some((label) => besideNeed.includes(label)))

/** Who threatens tells of no need; what is rough but harmless may well be a cry, and teaches nothing here. */
const harmful = readCorpora('harm').filter(({ labels }) => !/none|method/.test(labels.join(' ')))

mkdirSync(learnt, { recursive: true })
keep('lexicon', 'packedLexicon', packLexicon(lexicon))
keep('need', 'packedNeed', learnNeed([...need, ...quiet, ...tell([...feelings, ...harmful])]))
const plainly = makeTell(lexicon, false)
const read = (...names: string[]) => plainly(names.flatMap(readCorpora))
keep('marks', 'packedMarks', learnMarks(read('need', 'look-alikes', 'everyday')))
keep('harm', 'packedHarm', learnHarm(read('harm'), read('need', 'look-alikes', 'everyday')))
keep('tone', 'packedTone', learnTone(read('feelings', 'asks')))
keep('weight', 'packedWeight', learnWeight(rooms('topics')))

/** Written as code, so that a phone, a server and a test fetch it as they fetch any other file. */
function keep(name: string, as: string, what: unknown): void {
  const code = `// Made by \`npm run train-hearing\` from the corpora and the lexicon, never by hand.\nexport const ${as} = ${JSON.stringify(what)}\n`
  writeFileSync(join(learnt, `${name}.ts`), code)
  console.log(`${name}: ${brotliCompressSync(code).length} bytes of brotli`)
}
