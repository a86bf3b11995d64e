const latinAccents = /[\u0300-\u036f]/gu
const joiners = /[\u200b-\u200d\u2060]/gu
const betweenWords = /[^\p{L}\p{M}]+/u

/** Spelling slips that do not change the word: long for short vowels, ं for ँ, and so on. */
const alike: Record<string, string> = {
  ई: 'इ',
  ऊ: 'उ',
  'ी': 'ि',
  'ू': 'ु',
  श: 'स',
  ष: 'स',
  'ँ': 'ं',
}

export function foldWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(latinAccents, '')
    .replace(joiners, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/[ईऊीूशषँ]/gu, (letter) => alike[letter] ?? letter)
    .split(betweenWords)
    .filter(Boolean)
}

/** Written to the noun without a space: सर्पले, नदीमा, साथीहरूसँग. Folded as the words are. */
const nepaliEndings = [
  'हरु',
  'ले',
  'लाइ',
  'मा',
  'को',
  'का',
  'कि',
  'बाट',
  'संग',
  'सित',
  'माथि',
  'मुनि',
  'भित्र',
  'देखि',
  'सम्म',
  'तिर',
  'नै',
  'जस्तो',
]
const englishEndings = ['s', 'es']
const romanisedEndings = ['haru', 'le', 'lai', 'ma', 'ko', 'ka', 'ki', 'bata', 'sanga']

/** The word as written and as it may have been before its endings were joined on. */
export function stemsOf(word: string): Set<string> {
  const endings = /\p{Script=Devanagari}/u.test(word)
    ? nepaliEndings
    : [...englishEndings, ...romanisedEndings]
  const stems = new Set([word])
  for (const stem of stems) {
    for (const ending of endings) {
      const bare = stem.slice(0, -ending.length)
      if (bare.length >= 2 && stem.endsWith(ending)) stems.add(bare)
    }
  }
  return stems
}
