import type { Language } from '#kit/i18n/language.ts'

/** How most topics are: one word, or two that are one, with an article or whose it is before them. */
const whose = /^(?:my|our|the|an?|mero|meri|hamro|hamri|मेरो|मेरी|हाम्रो|हाम्री)\s+/i
/** In Nepali the second of two is often what happened. */
const mostWords: Readonly<Record<Language, number>> = { en: 2, np: 1 }

/** Words of the lists that weigh all the same, each as it may begin. */
const heavy =
  /^(?:war|wars|yuddha|earthquake|bhukampa|flood|landslide|disaster|accident|funeral|cremation|cemetery|grave|hospital|icu|cancer|corona|covid|disease|illness|abortion|miscarriage|violence|dowry|orphan|refugee|blood|poison|rope|knife|gun|bomb|pills|death|dying|dead|suicide|existence|myself|giving up|never give up|युद्ध|द्वन्द्व|भूकम्प|बाढी|पहिरो|दुर्घटना|कोरोना|क्यान्सर|रोग|चिहान|आर्यघाट|निधन|मरण|मृत्यु|मर्|हिंसा|बलात्कार|कुटाइ|दाइजो|गर्भप|शरणार्थी|टुहुर|रगत|आईसीयु|अस्पताल|बिरामी|balatk|saranarthi|losing weight|drinking|drowning|falling|ending|lying|dating|last|अन्तिम|antim|मरि|कुट्|हाम्?फाल)/i

const plainKinds = new Set<string | undefined>(
  'animal food place nature thing time idea event person elder senior feeling deed'.split(' '),
)

/**
 * Of a word or two the scales can hear little but letters, and took one everyday word in seven for
 * a grief. Where the only word that says anything is in the list of what people ask poems about,
 * the list knows better.
 */
export async function isPlainWord(text: string, language: Language): Promise<boolean> {
  const bare = text.trim().replace(whose, '')
  const words = bare.split(/\s+/)
  if (words.length > mostWords[language]) return false
  if ([bare, ...words].some((one) => heavy.test(one))) return false
  return language === 'en' ? isPlainInEnglish(text) : isPlainInNepali(text)
}

async function isPlainInEnglish(text: string): Promise<boolean> {
  const { readTopicWords } = await import('../topics/en/read-topic.ts')
  const { content, heavy: isHeavy, shape } = readTopicWords(text)
  const [only, ...others] = content
  if (!only?.entry || others.length > 0 || isHeavy || shape !== 'thing') return false
  return plainKinds.has(only.entry.kind)
}

async function isPlainInNepali(text: string): Promise<boolean> {
  const [{ readTopic }, { openLexicon }] = await Promise.all([
    import('../topics/ne/read-topic.ts'),
    import('../topics/ne/lexicon/open-lexicon.ts'),
  ])
  const { words, mourns } = readTopic(text, await openLexicon())
  const [only, ...others] = words
  if (!only?.isKnown || others.length > 0 || mourns || only.tone === 'grave') return false
  return plainKinds.has(only.kind)
}
