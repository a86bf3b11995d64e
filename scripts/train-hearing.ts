import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { matters } from '../src/knowledge/hearing/heard.ts'
import type { PackedWeights } from '../src/knowledge/hearing/model/packed-weights.ts'
import { packLexicon } from '../src/knowledge/hearing/reading/packed-lexicon.ts'
import {
  learnHarm,
  learnMarks,
  learnNeed,
  learnSituations,
  learnTone,
  learnWeight,
  makeTell,
} from './hearing/learn.ts'
import type { Told } from './hearing/learn-heads.ts'
import { readCorpora } from './hearing/read-corpora.ts'
import { readLexicon } from './hearing/read-lexicon.ts'

/** Learns everything anew from the corpora and the lexicon: the same bytes from the same files. */
const learnt = 'src/knowledge/hearing/learnt'
const lexicon = readLexicon()
const tell = makeTell(lexicon)
const rooms = (...names: string[]) => tell(names.flatMap(readCorpora))
const quiet = rooms('look-alikes', 'everyday')
const need = rooms('need')
const besideNeed = 'violence bullying suicide-loss emptiness privacy leave-me'.split(' ')
const heavy = 'guilt shame sadness loneliness tiredness'.split(' ')
/** Sadness over something is no need; of sadness alone nobody can say. */
const feelings = ['feelings', 'asks'].flatMap(readCorpora).filter(({ labels }) => {
  if (labels.some((label) => besideNeed.includes(label))) return false
  return (
    !labels.some((label) => heavy.includes(label)) ||
    labels.some((label) => (matters as readonly string[]).includes(label))
  )
})
/** They were written for another question, and some stand near a cry. */
const weightOfFeelings = 0.4
const gently = (told: readonly Told[]) =>
  told.map((one) => ({ ...one, weight: one.weight * weightOfFeelings }))

/** Who threatens tells of no need; what is rough but harmless may well be a cry, and teaches nothing here. */
const harmful = readCorpora('harm').filter(({ labels }) => !/none|method/.test(labels.join(' ')))

mkdirSync(learnt, { recursive: true })
keep('lexicon', 'packedLexicon', packLexicon(lexicon))
keep(
  'need',
  'packedNeed',
  learnNeed([...need, ...quiet, ...gently(tell(feelings)), ...tell(harmful)]),
)
keep('marks', 'packedMarks', learnMarks([...need, ...quiet]))
keep('harm', 'packedHarm', learnHarm(rooms('harm'), [...need, ...quiet]))
keep('tone', 'packedTone', learnTone(rooms('feelings', 'asks', 'tone'), rooms('situations')))
keep('situations', 'packedSituations', learnSituations(rooms('situations')))
keep('weight', 'packedWeight', learnWeight(rooms('topics')))

/** Written as code, so that a phone, a server and a test fetch it as they fetch any other file. */
function keep(name: string, as: string, what: string | PackedWeights): void {
  const isWeights = typeof what !== 'string'
  const code = [
    '// Made by `npm run train-hearing` from the corpora and the lexicon, never by hand.',
    ...(isWeights ? ["import type { PackedWeights } from '../model/packed-weights.ts'"] : []),
    `export const ${as}${isWeights ? ': PackedWeights' : ''} = ${JSON.stringify(what)}`,
    '',
  ].join('\n')
  writeFileSync(join(learnt, `${name}.ts`), code)
  console.log(`${name}: ${brotliCompressSync(code).length} bytes of brotli`)
}
