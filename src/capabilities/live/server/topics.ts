import { privateTopic, topicPattern } from '../topic.ts'

/** What may be listened to. Rooms bring their own topics, so that nobody waits at one that is silent for ever. */
export interface Topics {
  add(name: string): void
  has(name: string): boolean
}

export function createTopics(): Topics {
  const known = new Set([privateTopic])

  return {
    add(name) {
      if (!topicPattern.test(name)) throw new RangeError(`Nobody can listen to "${name}"`)
      known.add(name)
    },
    has: (name) => known.has(name),
  }
}
