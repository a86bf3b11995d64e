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

const freshPolls: readonly PollSeed[] = takeTurns(subjects)

/**
 * Every question, the samples first. Days to come depend on the order: a new question goes to the
 * end of its subject, and a subject to the end of the list.
 */
export const pollBank: readonly PollSeed[] = [...samplePolls, ...freshPolls]

/** A site opens with all three samples, so its first round goes on with what nobody has seen. */
const firstRound: readonly PollSeed[] = [...samplePolls.slice(0, 1), ...freshPolls]

function takeTurns(lists: readonly (readonly PollSeed[])[]): PollSeed[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}

/**
 * The question of a day. Both numbers count days in Kathmandu from the same beginning; on
 * `openingDay` the first sample is asked. When all has been asked, the bank begins again, and each
 * question is then a poll of its own day: with its own votes, of people who may think otherwise by now.
 */
export function pollOfDay(dayNumber: number, openingDay = 0): PollSeed {
  const daysOpen = Math.max(0, dayNumber - openingDay)
  if (daysOpen < firstRound.length) return firstRound[daysOpen] as PollSeed
  const later = daysOpen - firstRound.length
  const round = Math.floor(later / pollBank.length) + 2
  return inRound(pollBank[later % pollBank.length] as PollSeed, round)
}

/**
 * What was asked before today, the latest first. The other samples stand at the end from the first
 * day on: they were answered before it.
 */
export function pollsBefore(dayNumber: number, openingDay = 0): PollSeed[] {
  const earlier = Math.max(dayNumber - openingDay, 0)
  const asked = Array.from({ length: earlier }, (_, ago) =>
    pollOfDay(dayNumber - 1 - ago, openingDay),
  )
  return [...asked, ...samplePolls.slice(1)]
}

/** The poll of an id, in whichever round it is asked. */
export function findPoll(id: string): PollSeed | undefined {
  const [, name, round] = /^([a-z-]+?)(?:-([1-9]\d{0,3}))?$/.exec(id) ?? []
  const poll = pollBank.find((one) => one.id === name)
  if (!poll || round === undefined) return poll
  return Number(round) > 1 ? inRound(poll, Number(round)) : undefined
}

/** No question has a digit in its id, so the number of the round tells the polls apart. */
function inRound(poll: PollSeed, round: number): PollSeed {
  const options = poll.options.map((option) => ({ ...option, votes: 0 }))
  return { ...poll, id: `${poll.id}-${round}`, options }
}
