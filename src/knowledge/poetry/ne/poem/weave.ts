import { everyReading } from '../../chance/choose.ts'
import { keepTogether, scans } from './scans.ts'
import type { Scene } from './scenes/read-scenes.ts'

/** A word in Latin letters stands apart from its case ending. */
const latinEnd = /(\p{Script=Latin})(?=\p{Script=Devanagari})/gu
/** More ways to read a line than these are not tried: the first ones are as good. */
const mostReadings = 48

export function slotOf(line: string): boolean {
  return line.includes('{X}')
}

export const hasSlot = ({ lines }: Scene) => lines.some(slotOf)

/** Every reading of a line with the word in its place. An alternative may be empty. */
export function readingsWith(line: string, word: string): string[] {
  return everyReading(line)
    .slice(0, mostReadings)
    .map((reading) =>
      reading.replaceAll('{X}', word).replace(latinEnd, '$1 ').replace(/\s+/g, ' ').trim(),
    )
}

/**
 * The ways in which a scene can be said with this very word so that its form stays whole; none
 * where the word fits nowhere. Lines without a place for it scan already.
 */
function weave(scene: Scene, word: string | undefined): string[][] {
  const choices = scene.lines.map((line, at) => {
    if (!slotOf(line)) return readingsWith(line, '')
    return word === undefined ? [] : readingsWith(line, word).filter((one) => scans(scene, one, at))
  })
  const most = Math.max(...choices.map(({ length }) => length))
  if (choices.some(({ length }) => length === 0)) return []
  return Array.from({ length: most }, (_, at) =>
    choices.map((readings) => readings[at % readings.length] as string),
  ).filter((lines) => keepTogether(scene, lines))
}

/** A server meets the words of many visitors. */
const mostKept = 50
const woven = new WeakMap<Scene, Map<string, string[][]>>()

/** Presses weave the same scenes with the same word again. */
export function weaveOnce(scene: Scene, word: string | undefined): string[][] {
  const ofScene = woven.get(scene) ?? new Map<string, string[][]>()
  woven.set(scene, ofScene)
  const key = word ?? ''
  const known = ofScene.get(key) ?? weave(scene, word)
  if (ofScene.size >= mostKept) ofScene.clear()
  ofScene.set(key, known)
  return known
}
