import { privateTopic, topicPattern } from '../topic.ts'

export interface HeartCount {
  readonly id: string
  readonly count: number
}

/**
 * What has another number of hearts than at the moment, as it stands now, or undefined when that
 * is more than is worth telling. It reads the tables, so it is exact on every node.
 */
export type ReadHearts = (since: number) => Promise<readonly HeartCount[] | undefined>

/** What may be listened to. Rooms bring their own topics, so that nobody waits at one that is silent for ever. */
export interface Topics {
  add(name: string, readHearts?: ReadHearts): void
  has(name: string): boolean
  /** Undefined where nothing has hearts. */
  heartsOf(name: string): ReadHearts | undefined
}

export function createTopics(): Topics {
  const known = new Map<string, ReadHearts | undefined>([[privateTopic, undefined]])

  return {
    add(name, readHearts) {
      if (!topicPattern.test(name)) throw new RangeError(`Nobody can listen to "${name}"`)
      known.set(name, readHearts)
    },
    has: (name) => known.has(name),
    heartsOf: (name) => known.get(name),
  }
}
