import { readTopicWords, type TopicRead } from '#knowledge/hearing/topics/en/read-topic.ts'
import { pickOne } from '../../chance/choose.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { poemForms } from '../../kinds.ts'
import { agree, dealBlocks, type Dealt, plans } from './deal-blocks.ts'
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
  const plan = plans[chosen] ?? []
  const pools = await openPools(read, chosen, plan)
  const dealt = dealBlocks(random, `${chosen} ${topic}`, seed, pools)
  const stanzas = gather(dealt, ways)
  return { ...(title && { title }), lines: setOut(stanzas, chosen), form: chosen }
}

/** What is more than a thing needs its own words about it, and free verse has room for them. */
function needsRoom({ shape, content }: TopicRead): boolean {
  return shape !== 'thing' || content.length > 2
}

/** One stanza of each part, that agrees with those before it and says nothing again. */
function gather(
  dealt: readonly (readonly Dealt[])[],
  ways: readonly SlotWords[],
): string[][] {
  const poem: string[][] = []
  let scene: Tags = {}
  for (const candidates of dealt) {
    for (const one of candidates) {
      if (!agree(scene, one.block.tags)) continue
      const readings = readIn(one.block, ways)
      const stanza = readings && settle(readings, one)
      if (!stanza || poem.some((said) => saysAgain(stanza, said))) continue
      scene = { ...scene, ...one.block.tags }
      poem.push(stanza)
      break
    }
  }
  return poem
}

/** The fullest naming the block has room for. */
function readIn(block: Block, ways: readonly SlotWords[]): string[][] | undefined {
  for (const slots of ways) {
    const readings = readingsOf(block, slots)
    if (readings) return readings
  }
  return undefined
}

/** Each time a block comes round in a row it is read otherwise. */
function settle(readings: readonly string[][], { block, turn }: Dealt): string[] {
  return readings.map((some, at) => some[(turn + block.line + at * 3) % some.length] ?? '')
}

const lastWord = (line: string) => line.toLowerCase().match(/[a-z’]+/g)?.at(-1)

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
