import type { TopicRead } from '#knowledge/hearing/topics/en/read-topic.ts'
import { openSheet, openTheme } from './shelf.ts'
import type { Block, Part } from './sheet.ts'
import type { EnglishForm } from './verses.ts'

export interface Pool {
  readonly blocks: readonly Block[]
  /** Taken where none of the others has room for the words. */
  readonly spare: readonly Block[]
}

/** With fewer stanzas of its own for a part, a theme is helped out by the frames of its kind. */
const enough = 8

const glad = new Set(['bright', 'comic'])

/** For each part of the plan the blocks it may be: of the themes, and of frames that carry the words. */
export async function openPools(
  read: TopicRead,
  form: EnglishForm,
  plan: readonly (readonly Part[])[],
): Promise<Pool[]> {
  const sheets = await Promise.all(read.themes.slice(0, 4).map(openTheme))
  const themes = sheets.filter((blocks) => blocks.length > 0).slice(0, 2)
  // Beside a loss nothing is taken up that was written for any day.
  const quiet = read.heavy && themes.length > 0
  const frames = await openFrames(read, quiet)
  const any = quiet ? [] : ((await openSheet('frames/any'))?.blocks ?? [])
  const fits = (block: Block, allowed: readonly Part[]) =>
    block.form === form && allowed.includes(block.part) && !(read.heavy && glad.has(block.tags.tone ?? ''))
  return plan.map((allowed, at) => {
    const [first = [], second = []] = themes
    const pick = (blocks: readonly Block[]) => blocks.filter((block) => fits(block, allowed))
    const own = at === 1 && second.length > 0 ? pick(second) : [...pick(first), ...pick(second)]
    // More was typed than the word of a theme: what it was is said first.
    const says =
      at === 0 && form !== 'haiku' && hasParticulars(read) && pick(frames).length > 0
    const blocks = says ? pick(frames) : own.length < enough ? [...own, ...pick(frames)] : own
    return { blocks, spare: [...pick(frames), ...pick(any)] }
  })
}

function hasParticulars({ content, head, shape, themes }: TopicRead): boolean {
  return themes.length === 0 || shape !== 'thing' || (content.length > 1 && !head?.entry?.first)
}

async function openFrames(read: TopicRead, quiet: boolean): Promise<readonly Block[]> {
  const shaped = await openSheet(`frames/${read.shape}`)
  const isPhrase = read.shape !== 'thing' && shaped !== undefined
  const kind = await openSheet(`frames/${read.kind}`)
  const apart = quiet && read.kind !== 'feeling'
  const counted = apart ? [] : kind?.blocks.filter(({ form }) => !isPhrase || form !== 'free')
  return [...((isPhrase && shaped.blocks) || []), ...(counted ?? [])]
}
