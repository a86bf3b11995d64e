import { shuffle } from '../../chance/choose.ts'
import { goThroughPresses } from '../../chance/go-through-presses.ts'
import type { Random } from '../../chance/seeded-random.ts'
import type { NepaliForm } from './forms.ts'
import { partsOf } from './forms.ts'
import { rhymeWordOf } from './rhyme-word.ts'
import type { Scene, TagName } from './scenes/read-scenes.ts'
import { weaveOnce } from './weave.ts'

/** A scene that a poem may take in, with the word it would be woven with. */
export interface Candidate {
  readonly scene: Scene
  readonly word?: string
  /** It says the topic's word, or only makes sense of such a thing. */
  readonly isOwn: boolean
  /** Written for this very kind of thing; it goes before what holds for anything. */
  readonly isOfKind: boolean
  /** The topic is a thing among many of its theme: a poem on a bicycle is not any childhood. */
  readonly wantsName: boolean
}

/** So many presses of a row come from the scenes that are always fetched; for those after them there is more. */
export const firstPresses = 3
/** A scene of the topic's own may come this much oftener before one from next door does. */
const patience = 3
const agreeing: readonly TagName[] = ['hour', 'season', 'place', 'to', 'ground', 'syllables']

interface Chosen {
  readonly candidate: Candidate
  readonly lines: readonly string[]
}

/**
 * One scene for each part of the form. Each press takes what those before it used least, so that
 * nothing returns before all have come; `more` comes in after the first presses.
 */
export function pickScenes(
  form: NepaliForm,
  candidates: readonly Candidate[],
  more: readonly Candidate[],
  mainWord: string | undefined,
  matter: string,
  seed: string,
): string[][] {
  const begin = (random: Random) => makeDealer(form, candidates, more, mainWord, random)
  const chosen = deal(matter, seed, begin, more.length > 0 ? 'more' : '')
  return chosen.map(({ lines }) => [...lines])
}

const deal = goThroughPresses<Chosen[]>()

function makeDealer(
  form: NepaliForm,
  first: readonly Candidate[],
  more: readonly Candidate[],
  mainWord: string | undefined,
  random: Random,
): () => Chosen[] {
  let order = shuffle(random, first)
  let presses = 0
  const uses = new Map<Scene, number>()
  const usesOf = ({ scene }: Candidate) => uses.get(scene) ?? 0
  /** One of its lines would be heard again. */
  const isRead = (candidate: Candidate) =>
    usesOf(candidate) > 0 &&
    usesOf(candidate) >= freshReadings(weaveOnce(candidate.scene, candidate.word))

  function choose(part: string, chosen: readonly Chosen[], isFree = false): Chosen | undefined {
    const words = new Set(chosen.map(({ candidate }) => candidate.word))
    const hasNewWord = order.some(({ word }) => word !== undefined && !words.has(word))
    const rank = (candidate: Candidate) => {
      const { word, isOwn, wantsName } = candidate
      const isNew = word !== undefined && !words.has(word)
      if (part === 'whole') return isOwn ? 0 : 1
      if (part === 'open') return word === undefined ? 2 : word === mainWord ? 0 : 1
      if (hasNewWord) return isNew ? 0 : 1
      if (wantsName && part !== 'rest') return word === undefined ? 1 : 0
      // Only a rest may let go of the topic; free verse has no measure to lean on and stays with it.
      return (part !== 'rest' || form === 'gadya') && !isOwn ? 1 : 0
    }
    const ranked = order
      .filter(({ scene }) => (isFree || scene.parts.includes(part)) && agrees(scene, chosen))
      .map((candidate, at) => ({
        candidate,
        rank: rank(candidate),
        uses: usesOf(candidate) + (isRead(candidate) ? patience : 0),
        general: Number(part !== 'whole' && !candidate.isOfKind),
        at,
      }))
      .sort(
        (a, b) =>
          patience * (a.rank - b.rank) + a.uses - b.uses ||
          a.uses - b.uses ||
          a.general - b.general ||
          a.at - b.at,
      )
    for (const { candidate } of ranked) {
      const readings = weaveOnce(candidate.scene, candidate.word)
      const lines = readings[usesOf(candidate) % (readings.length || 1)]
      if (lines && !repeats(form, lines, chosen)) return { candidate, lines }
    }
    return undefined
  }

  return () => {
    const chosen: Chosen[] = []
    if (presses === firstPresses && more.length > 0) order = shuffle(random, [...first, ...more])
    presses += 1
    for (const part of partsOf[form]) {
      // A word that scans nowhere leaves few openings; then a scene of another part begins.
      const found = choose(part, chosen) ?? choose(part, chosen, form !== 'gazal')
      if (!found) continue
      chosen.push(found)
      uses.set(found.candidate.scene, usesOf(found.candidate) + 1)
    }
    return chosen
  }
}

/** How often a scene can be said before one of its lines comes again. */
function freshReadings(readings: readonly string[][]): number {
  const [first = []] = readings
  return Math.min(...first.map((_, at) => new Set(readings.map((lines) => lines[at])).size))
}

/** No day beside night, no hill inside the airport: two scenes that both say one say the same. */
function agrees(scene: Scene, chosen: readonly Chosen[]): boolean {
  return chosen.every(
    ({ candidate }) =>
      candidate.scene !== scene &&
      agreeing.every((name) => {
        const [ours, theirs] = [scene.tags[name], candidate.scene.tags[name]]
        return !ours || !theirs || ours.some((value) => theirs.includes(value))
      }),
  )
}

/** In a गजल no rhyme comes twice; a line never does. */
function repeats(form: NepaliForm, lines: readonly string[], chosen: readonly Chosen[]): boolean {
  const before = chosen.flatMap((each) => each.lines)
  if (lines.some((line) => before.includes(line))) return true
  if (form !== 'gazal' || chosen.length === 0) return false
  const opening = chosen[0]?.lines ?? []
  const heard = [...opening, ...before.filter((_, at) => at % 2 === 1)].map((line) =>
    rhymeWordOf(line, opening),
  )
  return heard.includes(rhymeWordOf(lines.at(-1) ?? '', opening))
}
