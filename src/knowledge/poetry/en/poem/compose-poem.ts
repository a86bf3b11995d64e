import { readTopicWords, type TopicRead } from '#knowledge/hearing/topics/en/read-topic.ts'
import { pickOne } from '../../chance/choose.ts'
import { goThroughPresses } from '../../chance/go-through-presses.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { poemForms } from '../../kinds.ts'
import { makeDealer } from './deal-blocks.ts'
import { openPools, type Pool } from './open-pools.ts'
import { readTopic } from './read-topic.ts'
import { readingsOf } from './settle-lines.ts'
import type { Block } from './sheet.ts'
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

const deal = goThroughPresses<string[][]>()

/** A poem on the visitor's topic: one scene that opens, deepens, turns and comes to rest. */
export async function composePoem({ topic, form, seed }: PoemRequest): Promise<Poem> {
  const random = seededRandom(`poem ${form ?? ''} ${topic} ${seed}`)
  const { title, words } = readTopic(topic)
  const read = readTopicWords(words)
  const chosen = form ?? (needsRoom(read) ? 'free' : pickOne(random, poemForms.en))
  const ways = slotWords(read, words, chosen === 'free')
  const pools = await openPools(read, chosen)
  const stanzas = deal(`poem ${chosen} ${topic}`, seed, (ofRow) => {
    const readings = new Map<Block, string[][]>()
    return makeDealer(ofRow, keepRoomy(pools, ways, readings), readings)
  })
  return { ...(title && { title }), lines: setOut(stanzas, chosen), form: chosen }
}

/** What is more than a thing needs its own words about it, and free verse has room for them. */
function needsRoom({ shape, content }: TopicRead): boolean {
  return shape !== 'thing' || content.length > 2
}

/** The blocks that have room for the word, and how they read with it. */
function keepRoomy(
  pools: readonly Pool[],
  ways: readonly SlotWords[],
  readings: Map<Block, string[][]>,
): Pool[] {
  const [fullest] = ways
  const hasRoom = (block: Block) => keepReadings(block, ways, readings)
  return pools.map((pool, part) => {
    const [own = [], more = [], spare = []] = [pool.own, pool.more, pool.spare].map((blocks) =>
      blocks.filter(hasRoom),
    )
    // The first stanza says as much of what was typed as any can.
    const whole = own.filter((block) => part === 0 && fullest && readingsOf(block, fullest))
    if (whole.length === 0) return { own, more, spare }
    return { own: whole, more: [...own.filter((block) => !whole.includes(block)), ...more], spare }
  })
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

/** Couplets stand two and two. */
function setOut(stanzas: readonly string[][], form: EnglishForm): string[] {
  return stanzas.flatMap((stanza, at) => {
    const parted = at > 0 && (form !== 'couplets' || at % 2 === 0)
    return [...(parted ? [''] : []), ...stanza]
  })
}
