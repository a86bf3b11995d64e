import type { TopicId } from '#knowledge/hearing/topics/en/topic-words.ts'
import { away } from './movements/away.ts'
import { gladness } from './movements/gladness.ts'
import { kin } from './movements/kin.ts'
import { loss } from './movements/loss.ts'
import { love } from './movements/love.ts'
import { stillness } from './movements/stillness.ts'
import { trial } from './movements/trial.ts'
import { wild } from './movements/wild.ts'
import { creatures } from './topics/creatures.ts'
import { feasts } from './topics/feasts.ts'
import { grandparents } from './topics/grandparents.ts'
import { holdingOn } from './topics/holding-on.ts'
import { homeAndAway } from './topics/home-and-away.ts'
import { household } from './topics/household.ts'
import { inner } from './topics/inner.ts'
import { labours } from './topics/labours.ts'
import { landAndWater } from './topics/land-and-water.ts'
import { losses } from './topics/losses.ts'
import { loveAndFriends } from './topics/love-and-friends.ts'
import { lowDays } from './topics/low-days.ts'
import { parents } from './topics/parents.ts'
import { quiet } from './topics/quiet.ts'
import { remembering } from './topics/remembering.ts'
import { sky } from './topics/sky.ts'
import { stormsWithin } from './topics/storms-within.ts'
import { timeAndRoad } from './topics/time-and-road.ts'
import { weather } from './topics/weather.ts'
import { type Movement, readSheet, type Sheet, type Stanzas } from './verses.ts'

type Topics = Readonly<Partial<Record<TopicId, Sheet>>>

/** Which movement answers which topics. */
export const answers: readonly (readonly [Movement, Topics])[] = [
  [kin, { ...parents, ...grandparents, ...household }],
  [away, { ...homeAndAway, ...remembering }],
  [love, loveAndFriends],
  [loss, { ...losses, ...lowDays }],
  [trial, { ...labours, ...stormsWithin, ...holdingOn }],
  [wild, { ...weather, ...sky, ...landAndWater, ...creatures }],
  [gladness, feasts],
  [stillness, { ...quiet, ...timeAndRoad, ...inner }],
]

/** The openings of a topic. The first couplet names it; so does every stanza of the other forms. */
export function openingsOf(topic: TopicId): Stanzas {
  const [, topics] = answers.find(([, some]) => topic in some) ?? []
  return readSheet(topics?.[topic] ?? '')
}

/** Where a poem on a topic goes; words we do not know are met with stillness. */
export function movementOf(topic: TopicId | undefined): Movement {
  const [own = stillness] = answers.find(([, some]) => topic !== undefined && topic in some) ?? []
  return own
}
