import { describe, expect, it } from 'vitest'
import { heavinesses } from '#knowledge/hearing/heaviness/heaviness.ts'
import { everyReading } from '../../chance/choose.ts'
import { findRhymeFault } from '../../en/poem/metre/rhyme.ts'
import { countLineSyllables, findMetricalFault } from '../../en/poem/metre/scan.ts'
import { stanzasOf } from '../../en/poem/verses.ts'
import type { PoemForm } from '../../kinds.ts'
import { sheetsOf } from './write-solace.ts'

type Form = PoemForm<'en'>

function everyStanza(form: Form): string[][] {
  const { openings, images, closings } = sheetsOf[form]
  return [...Object.values(openings), images, ...Object.values(closings)]
    .flatMap(stanzasOf)
    .flatMap(everyReading)
    .map((stanza) => stanza.split('\n'))
}

describe('every verse of solace', () => {
  it('stands in pools of at least four to begin, four to end and eight between', () => {
    for (const { openings, images, closings } of Object.values(sheetsOf)) {
      expect(stanzasOf(images).length).toBeGreaterThanOrEqual(8)
      for (const weight of heavinesses) {
        expect(stanzasOf(openings[weight]).length).toBeGreaterThanOrEqual(4)
        expect(stanzasOf(closings[weight]).length).toBeGreaterThanOrEqual(4)
      }
    }
  })

  it.each([
    ['couplets', [5, 5], [0, 1]],
    ['quatrains', [4, 3, 4, 3], [1, 3]],
  ] as const)('keeps its metre and its rhyme in %s', (form, feet, [one, other]) => {
    const faults = everyStanza(form).flatMap((lines) => {
      expect(lines, lines.join(' / ')).toHaveLength(feet.length)
      const metre = lines.flatMap((line, at) => findMetricalFault(line, feet[at] ?? 0) ?? [])
      const rhyme = findRhymeFault(lines[one] ?? '', lines[other] ?? '') ?? []
      return [...metre, rhyme].flat().map((fault) => `${lines.join(' / ')}: ${fault}`)
    })
    expect(faults).toEqual([])
  })

  it('counts five, seven and five in haiku', () => {
    for (const stanza of everyStanza('haiku')) {
      expect(
        stanza.map((line) => countLineSyllables(line)),
        stanza.join(' / '),
      ).toEqual([5, 7, 5])
    }
  })

  it('gives free verse three or four lines', () => {
    for (const stanza of everyStanza('free')) expect([3, 4]).toContain(stanza.length)
  })

  it('never repeats a stanza', () => {
    for (const form of Object.keys(sheetsOf) as Form[]) {
      const stanzas = everyStanza(form).map((stanza) => stanza.join('\n'))
      expect(new Set(stanzas).size).toBe(stanzas.length)
    }
  })

  it('shows no picture that could hurt, and says nothing that should not be said', () => {
    const barred =
      /\b(rope|knife|blade|pill|bridge|river|water|cliff|roof|ledge|train|gun|fire|flame|asleep|sleep|baby|child|heaven|reason for|better place|strong enough|move on|time heals|cheer up soon)s?\b/i
    for (const form of Object.keys(sheetsOf) as Form[]) {
      for (const stanza of everyStanza(form)) expect(stanza.join(' ')).not.toMatch(barred)
    }
  })

  it('knows in despair somebody to turn to, whichever way it ends', () => {
    const somebody = /call|ring|phone|someone|somebody|one person|people/i
    for (const { closings } of Object.values(sheetsOf)) {
      for (const closing of stanzasOf(closings.despair)) expect(closing).toMatch(somebody)
    }
  })
})
