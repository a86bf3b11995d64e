import { readTopicWords, type TopicRead } from '#knowledge/hearing/topics/en/read-topic.ts'
import { pickOne } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { poemForms } from '../../kinds.ts'
import { agree, type Dealt, dealBlocks, plans } from './deal-blocks.ts'
import { openPools } from './open-pools.ts'
import { readTopic } from './read-topic.ts'
import { readingsOf } from './settle-lines.ts'
import type { Block, Tags } from './sheet.ts'
import { type SlotWords, slotWords } from './slot-words.ts'
import type { EnglishForm } from './verses.ts'

export interface Poem {
  title?: string
  /** An empty line parts two stanzas. */
  lines: string[]
  form: EnglishForm
}

export interface PoemRequest {
  topic: string
  form?: EnglishForm | undefined
  seed: string
}

/** A poem on the visitor's topic: one scene that opens, deepens, turns and comes to rest. */
export async function composePoem({ topic, form, seed }: PoemRequest): Promise<Poem> {
  const random = seededRandom(`poem ${form ?? ''} ${topic} ${seed}`)
  const { title, words } = readTopic(topic)
  const read = readTopicWords(words)
  const chosen = form ?? (needsRoom(read) ? 'free' : pickOne(random, poemForms.en))
  const ways = slotWords(read, words, chosen === 'free')
  const readings = new Map<Block, string[][]>()
  const [fullest] = ways
  const pools = await openPools(read, chosen, plans[chosen] ?? [])
  const roomy = pools.map((pool, part) => {
    const own = pool.own.filter((block) => keepReadings(block, ways, readings))
    const more = pool.more.filter((block) => keepReadings(block, ways, readings))
    const spare = pool.spare.filter((block) => keepReadings(block, ways, readings))
    // The first stanza says as much of what was typed as any can.
    const whole = own.filter((block) => part === 0 && fullest && readingsOf(block, fullest))
    if (whole.length === 0) return { own, more, spare }
    return { own: whole, more: [...own.filter((block) => !whole.includes(block)), ...more], spare }
  })
  const dealt = dealBlocks(`poem ${chosen} ${topic}`, seed, roomy)
  const stanzas = gather(dealt, (block) => readings.get(block) ?? [])
  return { ...(title && { title }), lines: setOut(stanzas, chosen), form: chosen }
}

/** What is more than a thing needs its own words about it, and free verse has room for them. */
function needsRoom({ shape, content }: TopicRead): boolean {
  return shape !== 'thing' || content.length > 2
}

/** One stanza of each part, that agrees with those before it and says nothing again. */
function gather(
  dealt: readonly (readonly Dealt[])[],
  readingsOfBlock: (block: Block) => string[][],
): string[][] {
  const poem: string[][] = []
  let scene: Tags = {}
  for (const candidates of dealt) {
    const agreeing = candidates
      .filter(({ block }) => agree(scene, block.tags))
      .map((one) => ({ tags: one.block.tags, stanza: settle(readingsOfBlock(one.block), one) }))
    const isNew = ({ stanza }: { stanza: string[] }) => !poem.some((said) => said[0] === stanza[0])
    const found =
      agreeing.find(({ stanza }) => !poem.some((said) => saysAgain(stanza, said))) ??
      agreeing.find(isNew)
    if (!found) continue
    scene = { ...scene, ...found.tags }
    poem.push(found.stanza)
  }
  return poem
}

/** Keeps how a block reads with the fullest naming it has room for, and says whether it has any. */
function keepReadings(
  block: Block,
  ways: readonly SlotWords[],
  kept: Map<Block, string[][]>,
): boolean {
  if (kept.has(block)) return true
  for (const slots of ways) {
    const readings = readingsOf(block, slots)
    if (!readings) continue
    kept.set(block, readings)
    return true
  }
  return false
}

/** Each time a block comes round in a row it is read otherwise. */
function settle(readings: readonly string[][], { block, turn }: Dealt): string[] {
  return readings.map((some, at) => some[(turn + block.line + at * 3) % some.length] ?? '')
}

const lastWord = (line: string) =>
  line
    .toLowerCase()
    .match(/[a-z’]+/g)
    ?.at(-1)

function saysAgain(stanza: readonly string[], said: readonly string[]): boolean {
  const ends = new Set(said.map(lastWord))
  return stanza.some((line) => ends.has(lastWord(line)))
}

/** Couplets stand two and two. */
function setOut(stanzas: readonly string[][], form: EnglishForm): string[] {
  return stanzas.flatMap((stanza, at) => {
    const parted = at > 0 && (form !== 'couplets' || at % 2 === 0)
    return [...(parted ? [''] : []), ...stanza]
  })
}
