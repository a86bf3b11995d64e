/// <reference types="vite/types/importMeta.d.ts" />
import { readLines } from '../../../read-lines.ts'
import { wordsOfLine } from './scan.ts'

const files = readLines(
  import.meta.glob<string>('./rhymes.txt', { query: '?raw', import: 'default', eager: true }),
)
const sounds = new Map<string, { sound: string; onset: string }>()
for (const line of files.get('rhymes') ?? []) {
  const [sound = '', all = ''] = line.replaceAll('’', "'").split(': ')
  for (const some of all.split(', ')) {
    const [onset = '', ...words] = some.split(' ')
    for (const word of words) sounds.set(word, { sound, onset })
  }
}

/** The word a line ends on, as the ear meets it. */
function lastWord(line: string): string {
  return wordsOfLine(line).at(-1)?.word ?? ''
}

/** What is wrong with the rhyme of two lines, or null when they rhyme. */
export function findRhymeFault(first: string, second: string): string | null {
  const [one, other] = [lastWord(first), lastWord(second)]
  const [heard, answered] = [sounds.get(one), sounds.get(other)]
  if (heard === undefined) return `“${one}” is not in metre/rhymes.txt`
  if (answered === undefined) return `“${other}” is not in metre/rhymes.txt`
  if (heard.sound !== answered.sound) return `“${one}” and “${other}” do not rhyme`
  if (heard.onset === answered.onset) return `“${one}” and “${other}” are the same sound`
  return null
}
