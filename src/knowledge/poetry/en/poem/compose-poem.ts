import { readTopicWords, type TopicRead } from '#knowledge/hearing/topics/en/read-topic.ts'
import { pickOne } from '../../chance/choose.ts'
import { goThroughPresses } from '../../chance/go-through-presses.ts'
import { seededRandom } from '../../chance/seeded-random.ts'
import { poemForms } from '../../kinds.ts'
import { makeDealer, type Read } from './deal-blocks.ts'
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
  /** It is a loss, also where its words do not say so: nothing glad comes in. */
  mourns?: boolean | undefined
}

const deal = goThroughPresses<string[][]>()

/** A poem on the visitor's topic: one scene that opens, deepens, turns and comes to rest. */
export async function composePoem({ topic, form, seed, mourns }: PoemRequest): Promise<Poem> {
  const random = seededRandom(`poem ${form ?? ''} ${topic} ${seed}`)
  const { title, words } = readTopic(topic)
  const read = readTopicWords(words, mourns)
  const chosen = form ?? (needsRoom(read) ? 'free' : pickOne(random, poemForms.en))
  const ways = slotWords(read, words, chosen === 'free')
  const pools = await openPools(read, chosen)
  const stanzas = deal(`poem ${chosen} ${topic}`, seed, (ofRow) =>
    makeDealer(ofRow, sayMuchFirst(pools, ways[0]), readAsFull(ways)),
  )
  return { ...(title && { title }), lines: setOut(stanzas, chosen), form: chosen }
}

/** What is more than a thing needs its own words about it, and free verse has room for them. */
function needsRoom({ shape, content }: TopicRead): boolean {
  return shape !== 'thing' || content.length > 2
}

/** The first stanza says as much of what was typed as any can. */
function sayMuchFirst(pools: readonly Pool[], fullest: SlotWords | undefined): Pool[] {
  return pools.map((pool, part) => {
    if (part > 0 || !fullest) return pool
    const whole = pool.own.filter((block) => readingsOf(block, fullest))
    const others = pool.own.filter((block) => !whole.includes(block))
    return whole.length === 0 ? pool : { ...pool, own: whole, more: [...others, ...pool.more] }
  })
}

/** How a block reads with the fullest naming it has room for, worked out when it is asked for. */
function readAsFull(ways: readonly SlotWords[]): Read {
  const known = new Map<Block, string[][] | undefined>()
  return (block) => {
    if (known.has(block)) return known.get(block)
    let readings: string[][] | undefined
    for (const way of ways) readings ??= readingsOf(block, way)
    known.set(block, readings)
    return readings
  }
}

/** Couplets stand two and two. */
function setOut(stanzas: readonly string[][], form: EnglishForm): string[] {
  return stanzas.flatMap((stanza, at) => {
    const parted = at > 0 && (form !== 'couplets' || at % 2 === 0)
    return [...(parted ? [''] : []), ...stanza]
  })
}
