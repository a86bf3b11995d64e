import { toLatinDigits } from '#kit/i18n/numbers.ts'
import { type Akshara, readAksharas } from '#kit/text/aksharas.ts'

/** As people type Nepali on a phone, not as libraries transcribe it. */
const consonants: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'ng',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  व: 'w',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  ड़: 'd',
  ढ़: 'dh',
}
const vowels: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ऍ: 'a',
}
const clusters: readonly (readonly [string, string])[] = [
  ['ज्ञ', 'gy'],
  ['क्ष', 'ksh'],
  ['च्छ', 'chchh'],
]
/** English inside Nepali is typed as English. */
const borrowed: Readonly<Record<string, string>> = {
  हेल्पलाइन: 'helpline',
  पासपोर्ट: 'passport',
  एम्बुलेन्स: 'ambulance',
  एयरपोर्ट: 'airport',
  सिम: 'SIM',
  लाइन: 'line',
  ब्यालेन्स: 'balance',
  म्यासेज: 'message',
  मेसेज: 'message',
  बोर्ड: 'board',
  फोन: 'phone',
  फोटो: 'photo',
  भिडियो: 'video',
  डाक्टर: 'doctor',
  नर्स: 'nurse',
  अस्पताल: 'aspatal',
  स्क्रिनसट: 'screenshot',
  स्क्रिन: 'screen',
  प्रोग्राम: 'program',
  रिजल्ट: 'result',
  फेल: 'fail',
  पास: 'pass',
  कलेज: 'college',
  स्कुल: 'school',
  क्याम्पस: 'campus',
  अफिस: 'office',
  कम्पनी: 'company',
  एजेन्ट: 'agent',
  एजेन्सी: 'agency',
  भिसा: 'visa',
  टिकट: 'ticket',
  होटल: 'hotel',
  होस्टल: 'hostel',
  बस: 'bus',
  ट्याक्सी: 'taxi',
  बैंक: 'bank',
  बैङ्क: 'bank',
  च्याट: 'chat',
  ग्रुप: 'group',
  इमेल: 'email',
  फेसबुक: 'Facebook',
  टिकटक: 'TikTok',
  इन्टरनेट: 'internet',
  डायरी: 'diary',
  ब्लक: 'block',
  रिपोर्ट: 'report',
  साइबर: 'cyber',
  ब्युरो: 'bureau',
  पेज: 'page',
  एकाउन्ट: 'account',
  टाइम: 'time',
  मिनेट: 'minute',
  टेन्सन: 'tension',
  डिप्रेसन: 'depression',
  प्यानिक: 'panic',
  ब्रेकअप: 'breakup',
  सेक्स: 'sex',
  ट्रान्स: 'trans',
  गे: 'gay',
}
/** Words that everybody types in a way of their own. */
const known: Readonly<Record<string, string>> = {
  अब: 'aba',
  किन: 'kina',
  तर: 'tara',
  सब: 'sab',
  काम: 'kaam',
  साँचो: 'saacho',
  साँच्चै: 'saachchai',
  गाह्रो: 'gaaro',
  गाह्रै: 'gaarai',
  एप: 'app',
  तपाईं: 'tapai',
  तपाईँ: 'tapai',
  तपाईंको: 'tapaiko',
  तपाईंले: 'tapaile',
  तपाईंलाई: 'tapailai',
  तपाईंसँग: 'tapaisanga',
  हुँ: 'hu',
  म: 'ma',
  न: 'na',
  र: 'ra',
  त: 'ta',
  छ: 'chha',
  ल: 'la',
  हुन: 'huna',
  जान: 'jana',
  खान: 'khana',
  आउन: 'auna',
  लाउन: 'launa',
  दिन: 'dina',
  लिन: 'lina',
  पाउन: 'pauna',
  भन: 'bhana',
  गर: 'gara',
  आफ्नो: 'aafno',
  आफै: 'aafai',
  आफैँ: 'aafai',
  आफू: 'aafu',
  आफूलाई: 'aafulai',
  आमा: 'aama',
  आज: 'aaja',
  हात: 'haat',
  सास: 'saas',
  रात: 'raat',
  बाट: 'bata',
  सँग: 'sanga',
  मसँग: 'masanga',
  मबाट: 'mabata',
  सित: 'sita',
  प्रायः: 'praya',
  प्राय: 'praya',
  मात्र: 'matra',
  छन: 'chhan',
  ...borrowed,
}

const nepaliWord = /[\u0900-\u0963\u0971-\u097f\u200c\u200d]+/g

/** Nepali in Latin letters, sentence by sentence as it stood. */
export function romanise(text: string): string {
  const latin = toLatinDigits(text)
    .replace(nepaliWord, asTyped)
    .replace(/\s?[।॥]/g, '.')
  // A sentence begins with a capital, as it does where these letters come from.
  return latin.replace(
    /(^|[.?!]\s+|\n\s*)([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
}

/** Endings are written on to a word and spoken after it: मिनेटसम्म is minet and samma. */
const endings =
  /^(.{2,}?)(सम्म|लाई|बाट|देखि|सँग|सित|हरू|पछि|भन्दा|तिर|भरि|मात्र|नुहोस्|नुभयो|मा|को|का|की|ले)$/

function asTyped(word: string): string {
  return known[word.normalize('NFC')] ?? spellOut(word)
}

function spellOut(word: string): string {
  const [, stem, ending] = endings.exec(word) ?? []
  if (stem && ending && !stem.endsWith('्')) return asTyped(stem) + asTyped(ending)
  const aksharas = readAksharas(word)
  return aksharas.map((akshara, at) => soundsOf(akshara, at, aksharas)).join('')
}

function soundsOf(akshara: Akshara, at: number, all: readonly Akshara[]): string {
  const onset = spellConsonants(akshara.onset, at === 0)
  const isLast = at === all.length - 1
  const silent =
    akshara.vowel === 'अ' &&
    akshara.onset !== '' &&
    (isLast ? isMuteAtEnd(akshara, all) : isMuteInside(at, all))
  const vowel = silent ? '' : (vowels[akshara.vowel] ?? '')
  // छु and छुँ are typed alike; the dot above is an n, and so is the ending of “let us”.
  const isLetUs = isLast && akshara.nasal && akshara.vowel === 'औ'
  const nasal = akshara.anusvara ? nasalBefore(all[at + 1]) : isLetUs ? 'n' : ''
  return onset + vowel + nasal + spellConsonants(akshara.closing, false)
}

/** घर ends without its a; गर्न, हुन्छ, छैन, भनेर and a single छ keep it. */
function isMuteAtEnd(akshara: Akshara, all: readonly Akshara[]): boolean {
  const before = all.at(-2)?.vowel ?? ''
  const isVerb =
    akshara.onset === 'छ' ||
    (akshara.onset === 'न' && ['ऐ', 'इ'].includes(before)) ||
    (akshara.onset === 'र' && before === 'ए')
  return (
    !isVerb &&
    all.length > 1 &&
    [...akshara.onset].length === 1 &&
    akshara.closing === '' &&
    !akshara.nasal
  )
}

/** सम्झना is samjhana, but भनेको is bhaneko and बिरामी birami: an a between two open syllables goes in longer words. */
function isMuteInside(at: number, all: readonly Akshara[]): boolean {
  const next = all[at + 1]
  const isOpen = at > 0 && all[at - 1]?.closing === '' && [...(all[at]?.onset ?? '')].length === 1
  return (
    isOpen &&
    all.length > 3 &&
    at === all.length - 2 &&
    [...(next?.onset ?? '')].length === 1 &&
    next?.vowel !== 'अ'
  )
}

function nasalBefore(next: Akshara | undefined): string {
  return next && /^[पफबभम]/.test(next.onset) ? 'm' : 'n'
}

function spellConsonants(letters: string, opens: boolean): string {
  let rest = letters.replace(/[\u094d\u200c\u200d]/g, '')
  for (const [nepali, latin] of clusters) rest = rest.replace(nepali.replace('्', ''), latin)
  if (opens && rest.startsWith('व')) rest = `b${rest.slice(1)}`
  return [...rest].map((letter) => consonants[letter] ?? letter).join('')
}
