/** What a stream may listen to: the confession wall, the polls, … */
export const topicPattern = /^[a-zA-Z][\w.-]{0,63}$/

/** The one topic that belongs to each visitor alone: nothing told there reaches anybody else. */
export const privateTopic = 'me'

export const mostTopics = 12

/** `?topics=walls.confessions,polls` as sorted names without repetition, or nothing if one is no topic. */
export function readTopics(text: string): readonly string[] | undefined {
  const topics = [...new Set(text.split(','))].sort()
  const fits = topics.length <= mostTopics && topics.every((topic) => topicPattern.test(topic))
  return fits ? topics : undefined
}
