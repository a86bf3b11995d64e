import { rhymeSounds } from './rhyme-sounds.ts'
import { wordsOfLine } from './scan.ts'

const sounds = new Map<string, { sound: string; onset: string }>()
for (const [sound, onsets] of Object.entries(rhymeSounds)) {
  for (const [onset, words] of Object.entries(onsets)) {
    for (const word of words.split(' ')) sounds.set(word, { sound, onset })
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
  if (heard === undefined) return `“${one}” is not in the rhyme lexicon`
  if (answered === undefined) return `“${other}” is not in the rhyme lexicon`
  if (heard.sound !== answered.sound) return `“${one}” and “${other}” do not rhyme`
  if (heard.onset === answered.onset) return `“${one}” and “${other}” are the same sound`
  return null
}
