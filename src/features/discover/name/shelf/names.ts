/// <reference types="vite/types/importMeta.d.ts" />
import { linesOf } from '#kit/text/lines-of.ts'
import { type GivenName, isOrigin } from './given-name.ts'

const files = import.meta.glob<string>('./names/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Spread over files by the first letter of the Latin spelling. */
export const givenNames: readonly GivenName[] = Object.values(files).flatMap((text) =>
  linesOf(text).map(readEntry),
)

/**
 * A line is a name: `नाम | Name, Other Spelling | who | origin | meaning | अर्थ | kind word | मायाको शब्द`,
 * with a `?` behind the origin where the books disagree.
 */
function readEntry(line: string): GivenName {
  const [np = '', spellings = '', who, written = '', ...texts] = line.split(' | ')
  const [en = '', ...also] = spellings.split(', ')
  const origin = written.replace('?', '')
  if (!isWho(who) || !isOrigin(origin) || texts.length !== 4)
    throw new Error(`not an entry of the shelf of names: ${line}`)
  const [meaningEn = '', meaningNp = '', traitEn = '', traitNp = ''] = texts
  return {
    np,
    en,
    ...(also.length > 0 && { also }),
    who,
    origin,
    meaning: { en: meaningEn, np: meaningNp },
    trait: { en: traitEn, np: traitNp },
    ...(written.endsWith('?') && { uncertain: true as const }),
  }
}

function isWho(who: string | undefined): who is GivenName['who'] {
  return who === 'girl' || who === 'boy' || who === 'either'
}
