import type { Both } from '#kit/i18n/both.ts'
import type { Language } from '#kit/i18n/language.ts'

const fewest = 6
const most = 18
const ends = /[.!?…।\n]+/u
/** What is said to us, asked, or sworn is not said back. */
const notSaidBack =
  /\?|\b(?:you|u|ur|your|yours|fuck\w*|shit\w*|bitch\w*|please|pls|plz|lol|lmao|af)\b|https?:|तपाईं|तिमी/iu
const asks =
  /^(?:do|does|did|is|are|am|can|could|will|would|should|has|have|which|what|whats|who|whos|why|how|tell|give|help|let|show|entertain|prove|stop)\b|^(?:when|where) (?:is|are|do|does|did|can|should|will)\b|(?:^|\s)(?:k|ke|kina|kasari|kati|kahile|kaha|kasle|kaslai|kasko|kun|ko ho|के|किन|कसरी|कति|कहिले|कहाँ|कसले|कसलाई|कुन|को हो)(?=\s|$)/iu
const leadIn =
  /^(?:and|but|so|because|bcz|then|also|well|hi|hello|hey|ok|okay|yes|no(?=,)|yeah|actually|idk|lol|ani|tara|huncha|hunchha|thik cha|thikai cha|hajur|अनि|तर|हुन्छ|हजुर|ठिक छ)[\s,]+/i

/** As the one who is spoken to would hear it: “my father” is “your father”. */
const turned: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": 'you are',
  im: 'you are',
  "i've": 'you have',
  ive: 'you have',
  "i'll": 'you will',
  "i'd": 'you would',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  us: 'you',
  our: 'your',
  ours: 'yours',
  ourselves: 'yourselves',
}
const afterTurned: Readonly<Record<string, string>> = { am: 'are', was: 'were', m: 'are' }
const spelled: Readonly<Record<string, string>> = {
  dont: 'don’t',
  doesnt: 'doesn’t',
  didnt: 'didn’t',
  cant: 'can’t',
  couldnt: 'couldn’t',
  wont: 'won’t',
  wouldnt: 'wouldn’t',
  isnt: 'isn’t',
  wasnt: 'wasn’t',
  havent: 'haven’t',
  hasnt: 'hasn’t',
  hes: 'he’s',
  shes: 'she’s',
  thats: 'that’s',
}

/** What somebody told, in their own words: turned round in English, between quotation marks in Nepali. */
export function ownWords(text: string, language: Language): Both | undefined {
  const clause = text
    .split(ends)
    .map((one) => one.trim().replace(leadIn, ''))
    .findLast((one) => isWhole(one))
  if (!clause) return undefined
  const quoted = { en: `“${clause}”`, np: `“${clause}”` }
  return language === 'en' ? { ...quoted, en: turnRound(clause) } : quoted
}

function isWhole(clause: string): boolean {
  const count = clause.split(/\s+/).length
  return count >= fewest && count <= most && !notSaidBack.test(clause) && !asks.test(clause)
}

function turnRound(clause: string): string {
  const words = clause.replaceAll('’', "'").split(/\s+/)
  const said = words.map((word, at) => {
    const [, bare = '', rest = ''] = /^([\w']+)(.*)$/.exec(word) ?? []
    const before = words[at - 1]?.toLowerCase() ?? ''
    const known = bare.toLowerCase()
    const own = (before === 'i' && afterTurned[known]) || turned[known] || spelled[known]
    return own ? own + rest : word.replaceAll("'", '’')
  })
  const line = said.join(' ').replace(/[,;:\s]+$/, '')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`
}
