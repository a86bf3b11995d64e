import { readAksharas, splitAksharas } from '#kit/text/aksharas.ts'
import {
  anushtupPada,
  type evenMetres,
  jhyaureLine,
  jhyaureRests,
  patternOf,
} from '../../metre/metres.ts'
import { weigh, weighAksharas } from '../../metre/weight.ts'
import { isSingable } from './line-length.ts'
import type { Scene } from './scenes/read-scenes.ts'

const haikuLines = [5, 7, 5]

const evenPattern = (metre: keyof typeof evenMetres) =>
  new RegExp(`^${patternOf(metre).slice(0, -1)}.$`)
const shardul = evenPattern('शार्दूलविक्रीडित')
const mandakranta = evenPattern('मन्दाक्रान्ता')

function isJhyaure(line: string): boolean {
  const aksharas = readAksharas(line)
  return (
    aksharas.length === jhyaureLine &&
    jhyaureRests.every((rest) => aksharas[rest - 1]?.closesWord === true)
  )
}

function isAnushtup(line: string): boolean {
  const weighed = weighAksharas(line)
  const weights = weighed.map(({ weight }) => weight).join('')
  return weighed[anushtupPada - 1]?.akshara.closesWord === true && /^.{4}LGG.{5}LGL.$/.test(weights)
}

/** Does a line with the visitor's word in it keep its form? `at` is its place in the scene. */
export function scans({ form, tags }: Scene, line: string, at: number): boolean {
  switch (form) {
    case 'gadya':
      return true
    case 'jhyaure':
      return isJhyaure(line)
    case 'anushtup':
      return isAnushtup(line)
    case 'shardul':
      return shardul.test(weigh(line))
    case 'mandakranta':
      return mandakranta.test(weigh(line))
    case 'haiku':
      return splitAksharas(line).length === haikuLines[at]
    case 'gazal':
      return splitAksharas(line).length === Number(tags.syllables?.[0])
    case 'muktak':
      return isSingable(line)
  }
}

/** All lines of a muktak stay within this many syllables of one another. */
const muktakPlay = 2

export function keepTogether({ form }: Scene, lines: readonly string[]): boolean {
  if (form !== 'muktak') return true
  const counts = lines.map((line) => splitAksharas(line).length)
  return Math.max(...counts) - Math.min(...counts) <= muktakPlay
}
