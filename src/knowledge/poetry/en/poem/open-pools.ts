import type { TopicRead } from '#knowledge/hearing/topics/en/read-topic.ts'
import type { Block, Part } from './sheet.ts'
import { openSheet, openTheme } from './shelf.ts'
import type { EnglishForm } from './verses.ts'

/** What a part of a poem may be, the nearest to the topic first. */
export interface Pool {
  /** Written on this very theme. */
  readonly own: readonly Block[]
  /** Of its kin, and frames for such a word: dealt when its own have gone round. */
  readonly more: readonly Block[]
  /** For any word at all: dealt before any of the others returns. */
  readonly spare: readonly Block[]
}

/** What can be said of a kettle can be said of a bridge, and not of a sister. */
const families: Readonly<Record<string, string>> = {
  thing: 'solid',
  food: 'solid',
  place: 'solid',
  nature: 'solid',
  person: 'living',
  animal: 'living',
  feeling: 'inward',
  idea: 'inward',
  deed: 'inward',
  event: 'inward',
  time: 'inward',
}

/** The parts a poem goes through; where two are named, whichever comes. */
const plans: Readonly<Record<EnglishForm, readonly (readonly Part[])[]>> = {
  couplets: [['open'], ['deepen'], ['turn', 'deepen'], ['rest']],
  quatrains: [['open'], ['deepen', 'turn'], ['rest']],
  free: [['open'], ['deepen', 'turn'], ['rest']],
  haiku: [['whole']],
}

const glad = new Set(['bright', 'comic'])
const mostThemes = 2

/** What each part of a poem in this form may be. */
export async function openPools(read: TopicRead, form: EnglishForm): Promise<Pool[]> {
  const opened = await Promise.all(read.themes.map(openTheme))
  const [first, second] = opened.filter(({ own }) => own.length > 0).slice(0, mostThemes)
  const [frames, any] = await Promise.all([
    openFrames(read, form),
    read.heavy ? [] : openFramesOf(form, 'any'),
  ])
  return plans[form].map((allowed, at) => {
    const pick = (blocks: readonly Block[] = []) =>
      blocks.filter(
        ({ form: its, part, tags }) =>
          its === form && allowed.includes(part) && !(read.heavy && glad.has(tags.tone ?? '')),
      )
    const framed = pick(frames)
    // In free verse a sentence is never spoken of as if it were a thing.
    const isPhrase = read.shape !== 'thing' && form === 'free'
    const spare = isPhrase ? [] : pick(any)
    // More was typed than the word of a theme: what it was is said first.
    if (at === 0 && form !== 'haiku' && hasParticulars(read) && framed.length > 0)
      return { own: framed, more: [], spare: [...pick(first?.own), ...spare] }
    const own = at === 1 && second ? pick(second.own) : [...pick(first?.own), ...pick(second?.own)]
    return { own, more: [...pick(first?.kin), ...framed], spare }
  })
}

function hasParticulars({ content, head, shape, themes }: TopicRead): boolean {
  return themes.length === 0 || shape !== 'thing' || (content.length > 1 && !head?.entry?.first)
}

async function openFrames(read: TopicRead, form: EnglishForm): Promise<readonly Block[]> {
  // Beside a loss nothing is taken up that was written for any day.
  if (read.heavy) return openFramesOf(form, isOfTheDead(read) ? 'grief' : 'heavy')
  const [shaped, kind] = await Promise.all([
    read.shape === 'thing' ? [] : openFramesOf(form, read.shape),
    openFramesOf(form, read.kind, families[read.kind] ?? 'unlisted'),
  ])
  // A sentence in free verse is said whole; the metred forms have room for its chief word alone.
  const isSaidWhole = shaped.length > 0 && form === 'free'
  return [...shaped, ...(isSaidWhole ? [] : kind)]
}

/** Who died is spoken of, and not what befell somebody. */
function isOfTheDead({ kind, themes }: TopicRead): boolean {
  return (
    families[kind] === 'living' && themes.some((theme) => theme === 'death' || theme === 'loss')
  )
}

async function openFramesOf(form: EnglishForm, ...kinds: readonly string[]): Promise<Block[]> {
  const sheets = await Promise.all(kinds.map((kind) => openSheet(`frames/${form}/${kind}`)))
  return sheets.flatMap((sheet) => sheet?.blocks ?? [])
}
