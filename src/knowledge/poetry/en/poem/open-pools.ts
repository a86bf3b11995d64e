import type { TopicRead } from '#knowledge/hearing/topics/en/read-topic.ts'
import { openSheet, openTheme } from './shelf.ts'
import type { Block, Part } from './sheet.ts'
import type { EnglishForm } from './verses.ts'

/** With fewer stanzas of its own for a part, a theme is helped out by the frames of its kind. */
const enough = 8

const glad = new Set(['bright', 'comic'])

/** For each part of the plan the blocks it may be: of the themes, and of frames that carry the words. */
export async function openPools(
  read: TopicRead,
  form: EnglishForm,
  plan: readonly (readonly Part[])[],
): Promise<Block[][]> {
  const sheets = await Promise.all(read.themes.slice(0, 4).map(openTheme))
  const themes = sheets.filter((blocks) => blocks.length > 0).slice(0, 2)
  const frames = await openFrames(read)
  const fits = (block: Block, allowed: readonly Part[]) =>
    block.form === form && allowed.includes(block.part) && !(read.heavy && glad.has(block.tags.tone ?? ''))
  return plan.map((allowed, at) => {
    const [first = [], second = []] = themes
    const pick = (blocks: readonly Block[]) => blocks.filter((block) => fits(block, allowed))
    const own = at === 1 && second.length > 0 ? pick(second) : [...pick(first), ...pick(second)]
    const speaks = at === 0 && hasParticulars(read)
    if (speaks && form !== 'haiku') return [...pick(frames)]
    return own.length < enough ? [...own, ...pick(frames)] : own
  })
}

/** More was typed than the word of a theme: what it was has to be said. */
function hasParticulars({ content, shape, themes }: TopicRead): boolean {
  return themes.length === 0 || shape !== 'thing' || content.length > 1
}

async function openFrames(read: TopicRead): Promise<readonly Block[]> {
  const shaped = read.shape === 'thing' ? [] : [read.shape]
  const named = await Promise.all([...shaped, read.kind].map((one) => openSheet(`frames/${one}`)))
  const blocks = named.flatMap((sheet) => sheet?.blocks ?? [])
  return blocks
}
