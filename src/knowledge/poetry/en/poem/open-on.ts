import { findTopics } from '#knowledge/hearing/topics/en/find-topics.ts'
import type { TopicId } from '#knowledge/hearing/topics/en/topic-words.ts'
import { movementOf, openingsOf } from './every-topic.ts'
import type { EnglishForm, Movement } from './verses.ts'

interface Opening {
  /** For each stanza of the topic's own, the stanzas it may be; the first of a topic names it. */
  images: readonly (readonly string[])[]
  movement: Movement
}

/** Beside one of these nothing else is shown: no mother sets the table in a poem on her death. */
const heavy = 'death loss heartbreak loneliness sadness failure worry'

/** What a poem has to show: one topic it knows, two, or nothing of words it does not know. */
export function openOn(words: string, form: EnglishForm): Opening {
  const heard = findTopics(words).map(({ topic }) => topic)
  const weighed = heavy.split(' ').find((topic) => heard.includes(topic as TopicId))
  const [first, second] = weighed ? [weighed as TopicId] : heard
  const movement = movementOf(first)
  const topics = words === '' ? (['words'] as const) : [first, second]
  const images = topics.flatMap((topic) => (topic === undefined ? [] : [openingsOf(topic)[form]]))
  // Only the first couplet of a topic names it; in the other forms every stanza does.
  if (form !== 'couplets') return { images, movement }
  const [only = [], other] = images
  if (other !== undefined) return { images: images.map((all) => all.slice(0, 1)), movement }
  return { images: only.length === 0 ? [] : [only.slice(0, 1), only.slice(1)], movement }
}
