/// <reference types="vite/types/importMeta.d.ts" />
import { dropLastA, foldNepali, stemNepali } from './fold-nepali.ts'

const kinds = [
  'person',
  'feeling',
  'animal',
  'food',
  'time',
  'event',
  'place',
  'nature',
  'thing',
  'deed',
  'idea',
] as const
export type Kind = (typeof kinds)[number]

/** How a word is counted: one bicycle, some tea, many shoes, or a name. */
export type Count = 'one' | 'mine' | 'mass' | 'many' | 'name'

export interface Entry {
  /** As verse says it. */
  readonly said: string
  readonly kind: Kind
  /** Whose scenes it may stand in, its own first. */
  readonly themes: readonly string[]
  readonly count: Count
  /** An occasion comes before whatever else is named. */
  readonly first: boolean
}

const files = import.meta.glob('./lexicon/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

const fileOf: Readonly<Record<Kind, string>> = {
  person: 'people',
  feeling: 'feelings',
  animal: 'animals',
  food: 'food',
  time: 'times',
  event: 'events',
  place: 'places',
  nature: 'nature',
  thing: 'things',
  deed: 'deeds',
  idea: 'ideas',
}

const byWord = new Map<string, Entry>()
const bySound = new Map<string, Entry>()
for (const kind of kinds) readFile(kind, files[`./lexicon/${fileOf[kind]}.txt`] ?? '')

/** The first file and line that name a word keep it. */
function readFile(kind: Kind, text: string): void {
  let head: Omit<Entry, 'said'> = { kind, themes: [], count: 'one', first: false }
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('//')) continue
    if (line.startsWith('#')) {
      const [themes = '', flag = ''] = line.slice(1).split(':')
      const named = themes.trim().split(/\s+/)
      const [counted] = /mass|many|name/.exec(flag) ?? []
      head = {
        kind,
        themes: named.filter((theme) => theme !== '-'),
        count: (counted as Count | undefined) ?? 'one',
        first: flag.includes('first'),
      }
      continue
    }
    const [own = '', also = ''] = line.split(' = ')
    const words = readList(own)
    for (const said of words) keep(byWord, said.toLowerCase(), { ...head, said })
    const [meant] = words
    if (meant === undefined) continue
    for (const alias of readList(also)) {
      const entry = { ...head, said: meant }
      keep(byWord, alias.toLowerCase(), entry)
      if (/^[a-z\u0900-\u097f]/i.test(alias))
        keep(bySound, dropLastA(foldNepali(alias.toLowerCase())), entry)
    }
  }
}

function readList(list: string): string[] {
  return list
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '=')
    .map((word) => word.replaceAll('_', ' '))
}

function keep(map: Map<string, Entry>, word: string, entry: Entry): void {
  if (!map.has(word)) map.set(word, entry)
}

/** Small words, and English ones that sound like Nepali ones: never read by their sound. */
const notNepali = new Set(
  `a an the and or but of in on at to for from with by as is was are were be been am do did does i
  you he she it we they my your his her our their this that these those what when where why how who
  whom which if so no not never all me him us them there here then than too very can will just
  rat man ban bat hat mat what war far car bar jar tar sat cat hut nut put mud dim him rim din kid
  sun fun gun run pun sin tin win pin ran pan tan van bus gas mar maid dad sad bad had lad pad mad
  ale pale male bale tale chat that have date late made same name game fame tame came lame bale
  baling rise ash path math bath hero zero much such rush push bush cool pool fool wool school`.split(
    /\s+/,
  ),
)

/** What a word or phrase is, and whether it was said of many. */
export function lookUp(phrase: string): (Entry & { many: boolean }) | undefined {
  const low = phrase.toLowerCase().replaceAll('’', "'").replace(/'s$/, '')
  for (const [form, many] of formsOf(low)) {
    const entry = byWord.get(form) ?? byWord.get(form.replaceAll("'", '’'))
    if (entry) return { ...entry, many: entry.count === 'many' || (many && entry.count === 'one') }
  }
  if (notNepali.has(low)) return undefined
  const sound = foldNepali(low)
  const heard = bySound.get(dropLastA(sound)) ?? bySound.get(stemNepali(sound))
  return heard && { ...heard, many: heard.count === 'many' }
}

function formsOf(word: string): (readonly [string, boolean])[] {
  return [
    [word, false],
    [word.replace(/s$/, ''), true],
    [word.replace(/es$/, ''), true],
    [word.replace(/ies$/, 'y'), true],
    [word.replace(/ves$/, 'f'), true],
  ]
}

export const everyEntry: readonly Entry[] = [...byWord.values()]
