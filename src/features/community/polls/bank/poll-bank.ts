import { everydayPolls } from './everyday.ts'
import { festivalPolls } from './festivals.ts'
import { foodPolls } from './food.ts'
import { friendshipPolls } from './friendship.ts'
import { happinessPolls } from './happiness.ts'
import { homePolls } from './home.ts'
import { imaginationPolls } from './imagination.ts'
import { learningPolls } from './learning.ts'
import { memoryPolls } from './memories.ts'
import { motivationPolls } from './motivation.ts'
import { naturePolls } from './nature.ts'
import type { PollSeed } from './poll-seed.ts'
import { samplePolls } from './sample-polls.ts'
import { wellnessPolls } from './wellness.ts'

/** One after another through the subjects, so that two days in a row never ask about the same. */
const subjects: readonly (readonly PollSeed[])[] = [
  foodPolls,
  memoryPolls,
  happinessPolls,
  naturePolls,
  friendshipPolls,
  imaginationPolls,
  wellnessPolls,
  festivalPolls,
  learningPolls,
  homePolls,
  motivationPolls,
  everydayPolls,
]

/**
 * Every question in the order of its day, the samples first. Days to come depend on it: a new
 * question goes to the end of its subject, and a subject to the end of the list.
 */
export const pollBank: readonly PollSeed[] = [...samplePolls, ...takeTurns(subjects)]

function takeTurns(lists: readonly (readonly PollSeed[])[]): PollSeed[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}

/**
 * The question of a day. Both numbers count days in Kathmandu from the same beginning; on
 * `openingDay` the first sample is asked, and nothing is asked twice until all has been asked.
 */
export function pollOfDay(dayNumber: number, openingDay = 0): PollSeed {
  const daysOpen = dayNumber - openingDay
  const place = ((daysOpen % pollBank.length) + pollBank.length) % pollBank.length
  return pollBank[place] as PollSeed
}

/**
 * What was asked before today, the latest first, each question once. The samples are always
 * among them: they were answered before the first day.
 */
export function pollsBefore(dayNumber: number, openingDay = 0): PollSeed[] {
  const today = pollOfDay(dayNumber, openingDay)
  const earlier = Math.min(Math.max(dayNumber - openingDay, 0), pollBank.length - 1)
  const asked = Array.from({ length: earlier }, (_, ago) =>
    pollOfDay(dayNumber - 1 - ago, openingDay),
  )
  const samples = samplePolls.filter((poll) => poll !== today && !asked.includes(poll))
  return [...asked, ...samples]
}
