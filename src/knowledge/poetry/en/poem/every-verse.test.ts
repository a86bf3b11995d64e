import { describe, expect, it } from 'vitest'
import { linesOf } from '#kit/text/lines-of.ts'
import { everyReading } from '../../chance/choose.ts'
import { answers } from './every-topic.ts'
import * as scenes from './scene-lines.ts'
import { everySheet, everyStanza } from './testing/every-stanza.ts'
import { findRhymeFault } from './testing/rhyme.ts'
import { countLineSyllables, findMetricalFault } from './testing/scan.ts'
import { readSheet } from './verses.ts'

function faults(lines: readonly [string, string | null][]): string[] {
  return lines.flatMap(([line, fault]) => (fault === null ? [] : [`${line}: ${fault}`]))
}

describe('every verse we wrote', () => {
  it('comes on sheets that hold couplets, quatrains and free verse, and haiku on every topic', () => {
    for (const sheet of everySheet) {
      const { couplets, quatrains, free } = readSheet(sheet)
      expect(
        [couplets, quatrains, free].every((form) => form[0]),
        sheet,
      ).toBeTruthy()
    }
    const topics = answers.flatMap(([, some]) => Object.values(some))
    for (const sheet of topics) expect(readSheet(sheet).haiku[0], sheet).toBeTruthy()
  })

  it('keeps five iambs to a line in couplets', () => {
    const lines = everyStanza('couplets').flat()
    expect(lines.length).toBeGreaterThan(300)
    expect(faults(lines.map((line) => [line, findMetricalFault(line, 5)]))).toEqual([])
  })

  it('keeps four iambs and three in quatrains', () => {
    const lines = everyStanza('quatrains').flatMap((stanza) => [...stanza.entries()])
    expect(lines.length).toBeGreaterThan(400)
    expect(
      faults(lines.map(([at, line]) => [line, findMetricalFault(line, at % 2 === 0 ? 4 : 3)])),
    ).toEqual([])
  })

  it('gives a couplet two lines that rhyme', () => {
    for (const stanza of everyStanza('couplets')) {
      const [first = '', second = ''] = stanza
      expect(stanza).toHaveLength(2)
      expect(findRhymeFault(first, second), stanza.join(' / ')).toBeNull()
    }
  })

  it('gives a quatrain four lines, the second and fourth rhyming', () => {
    for (const stanza of everyStanza('quatrains')) {
      const [, second = '', , fourth = ''] = stanza
      expect(stanza).toHaveLength(4)
      expect(findRhymeFault(second, fourth), stanza.join(' / ')).toBeNull()
    }
  })

  it('counts five, seven and five in haiku', () => {
    for (const stanza of everyStanza('haiku')) {
      expect(stanza.map(countLineSyllables), stanza.join(' / ')).toEqual([5, 7, 5])
    }
  })

  it('never repeats a stanza', () => {
    for (const form of ['couplets', 'quatrains', 'haiku', 'free'] as const) {
      const stanzas = everyStanza(form).map((stanza) => stanza.join('\n'))
      expect(new Set(stanzas).size).toBe(stanzas.length)
    }
  })
})

describe('the pieces a scene is made of', () => {
  const readings = (sheet: string) => linesOf(sheet).flatMap(everyReading)
  const pairs = (sheet: string) => readings(sheet).map((pair) => pair.split(' / '))

  it('keep two iambs, three or four, whatever stands beside them', () => {
    for (const [sheet, feet] of [
      [scenes.briefSights, 2],
      [scenes.longSights, 4],
    ] as const) {
      expect(faults(readings(sheet).map((line) => [line, findMetricalFault(line, feet)]))).toEqual(
        [],
      )
    }
    const sixes = pairs(scenes.rhymedSights).flat()
    expect(faults(sixes.map((line) => [line, findMetricalFault(line, 3)]))).toEqual([])
  })

  it('rhyme where they should', () => {
    for (const [first = '', second = ''] of pairs(scenes.rhymedSights)) {
      expect(findRhymeFault(first, second), `${first} ${second}`).toBeNull()
    }
  })

  it('count five, and seven and five', () => {
    for (const line of readings(scenes.haikuSights)) expect(countLineSyllables(line), line).toBe(5)
    for (const pair of pairs(scenes.answers)) {
      expect(pair.map(countLineSyllables), pair.join(' / ')).toEqual([7, 5])
    }
  })
})
