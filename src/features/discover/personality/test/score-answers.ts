import { type PersonalityType, personalityTypes, type TypeId, typeIds } from './personality-type.ts'
import { questions } from './questions.ts'

/** Ids of the answers chosen, one a question, in the order asked. */
export type ChosenAnswers = readonly string[]

/**
 * The types with the most points: usually one, more when the answers are evenly torn. Empty until
 * every question has an answer.
 */
export function leadingTypes(chosen: ChosenAnswers): TypeId[] {
  const points = new Map<TypeId, number>()
  for (const [index, question] of questions.entries()) {
    const answer = question.answers.find(({ id }) => id === chosen[index])
    if (!answer) return []
    for (const type of answer.points) points.set(type, (points.get(type) ?? 0) + question.weight)
  }
  const most = Math.max(...points.values())
  return typeIds.filter((type) => points.get(type) === most)
}

/** A tie is drawn with the randomness given, a number from 0 up to but not including 1. */
export function scoreAnswers(
  chosen: ChosenAnswers,
  random: () => number,
): PersonalityType | undefined {
  const leading = leadingTypes(chosen)
  if (leading.length === 0) return undefined
  const drawn = leading.length === 1 ? 0 : Math.floor(random() * leading.length)
  const type = leading[drawn]
  return type && personalityTypes[type]
}
