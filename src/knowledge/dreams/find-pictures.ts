import type { Happening, Term } from './shelf/read-happenings.ts'
import { openWords, type Picture } from './shelf/words.ts'
import { readTold, type ToldWord } from './told.ts'

/** What was found in a dream. */
export interface Seen {
  /** What happened, the gravest first. */
  readonly happenings: readonly SeenHappening[]
  /** All that was there, in the order it was told. */
  readonly pictures: readonly Picture[]
  /** What was there beside that which says what happened. */
  readonly others: readonly Picture[]
  readonly feelings: readonly string[]
}

export interface SeenHappening extends Happening {
  /** Who stood nearest to what happened. */
  readonly who: Picture | undefined
}

/** As far as one thing that happened is told: about two short sentences. */
const span = 14
const mostHappenings = 2
const feelingMark = 'feel-'
const beings = ['animal', 'being', 'person']
/** What the ending of a verb says with it: चिनेन, खसेँ. */
const saidByEndings = ['not', 'self']

export function findPictures(dream: string): Seen {
  const { lexicon, pictures, happenings, noPictures } = openWords()
  const told = readTold(dream, lexicon, noPictures)
  const found: SeenHappening[] = []
  const taken = new Set<number>()
  for (const happening of happenings) {
    if (found.length === mostHappenings || found.some(({ id }) => id === happening.id)) continue
    const places = placesOf(happening, told)
    if (!places || places.some((place) => taken.has(place))) continue
    for (const place of places) taken.add(place)
    found.push({ ...happening, who: nearestBeing(told, places) })
  }
  const names = told.flatMap((word, at) =>
    [...word.names].map((name) => ({ name, isTaken: taken.has(at) })),
  )
  const feelings = names.flatMap(({ name }) =>
    name.startsWith(feelingMark) ? [name.slice(feelingMark.length)] : [],
  )
  const seen = new Set(names.flatMap(({ name }) => pictures.get(name) ?? []))
  const said = names.flatMap(({ name, isTaken }) => (isTaken ? [name] : []))
  return {
    happenings: found,
    pictures: [...seen],
    others: [...seen].filter(({ id }) => !said.includes(id)),
    feelings: [...new Set(feelings)],
  }

  function nearestBeing(words: readonly ToldWord[], places: readonly number[]) {
    const [anchor = 0] = places
    const near = words
      .flatMap(({ names }, at) =>
        [...names].flatMap((name) => {
          const picture = pictures.get(name)
          return picture?.tags.some((tag) => beings.includes(tag))
            ? [{ picture, far: Math.abs(at - anchor) - (places.includes(at) ? span : 0) }]
            : []
        }),
      )
      .filter(({ far }) => far <= span)
    return near.sort((one, other) => one.far - other.far)[0]?.picture
  }

  /** Where the words of one way of telling it stand near its first; undefined for nowhere. */
  function placesOf({ ways }: Happening, words: readonly ToldWord[]): number[] | undefined {
    for (const [first, ...others] of ways) {
      for (let at = 0; at < words.length; at += 1) {
        if (!first || !says(words[at], first)) continue
        const places = [at]
        const isTold = others.every((term) => {
          const place = nearestPlace(words, at, term, places)
          if (place !== undefined && !term.isAbsent) places.push(place)
          return (place === undefined) === term.isAbsent
        })
        if (isTold) return places
      }
    }
    return undefined
  }

  function nearestPlace(
    words: readonly ToldWord[],
    at: number,
    term: Term,
    places: readonly number[],
  ): number | undefined {
    for (let far = 0; far <= span; far += 1) {
      for (const place of [at - far, at + far]) {
        const isFree = term.isAbsent || !places.includes(place) || isSaidByEnding(term)
        if (isFree && says(words[place], term)) return place
      }
    }
    return undefined
  }

  function says(word: ToldWord | undefined, { anyOf }: Term): boolean {
    if (!word) return false
    return anyOf.some((one) =>
      one.startsWith('@')
        ? [...word.names].some((name) => pictures.get(name)?.tags.includes(one.slice(1)))
        : word.names.has(one),
    )
  }
}

function isSaidByEnding({ anyOf }: Term): boolean {
  return anyOf.some((name) => saidByEndings.includes(name))
}
