import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { splitAksharas } from '#kit/text/aksharas.ts'
import { linesOf } from '#kit/text/lines-of.ts'
import { heavinesses } from '#knowledge/hearing/heaviness/heaviness.ts'
import { everyReading } from '../../chance/choose.ts'
import { poemForms } from '../../kinds.ts'
import { fitsMetre } from '../../metre/recognise.ts'
import { rhymes } from '../../metre/rhyme.ts'
import { linesTogether, metreOfForm } from '../../ne/poem/forms.ts'
import { isSingable } from '../../ne/poem/line-length.ts'
import { keepsItsMetre, rhymesAsAsked } from '../../ne/poem/testing/poem-faults.ts'
import { anushtup } from './anushtup.ts'
import { gazals } from './gazal.ts'
import { haikus } from './haiku.ts'
import { jhyaure } from './jhyaure.ts'
import { mandakranta } from './mandakranta.ts'
import { muktaks } from './muktak.ts'
import { shardul } from './shardul.ts'
import { writeSolace } from './write-solace.ts'

/** Free verse is asked for in vain here: a short form that keeps its measure comes instead. */
const forms = poemForms.np.filter((form) => form !== 'gadya')
const couplets = { jhyaure, anushtup, shardul, mandakranta }
const partsOf = (block: string) => linesOf(block).map((line) => line.split(' / '))

describe.each(Object.entries(couplets))('every couplet of %s', (form, pool) => {
  const metre = metreOfForm[form as keyof typeof couplets]
  const blocks = [...Object.values(pool.openings), pool.images, ...Object.values(pool.closings)]

  it.each(blocks.flatMap(partsOf))('%s / %s', (first, second) => {
    for (const one of everyReading(first ?? '')) {
      for (const other of everyReading(second ?? '')) {
        for (const line of [one, other]) expect(fitsMetre(line, metre, 'strict'), line).toBe(true)
        expect(rhymes(one, other), `${one} / ${other}`).toBe(true)
      }
    }
  })
})

describe.each(heavinesses)('the lines for %s', (weight) => {
  const { refrain, first, second, turns } = muktaks[weight]
  const { openings, couplets: later } = gazals[weight]
  const homes = partsOf(turns).map(([, home = '']) => home)
  const seconds = partsOf(later).map(([, line = '']) => line)
  const rhyming = {
    muktak: [...linesOf(first), ...linesOf(second), ...homes],
    gazal: [...partsOf(openings).flat(), ...seconds],
  }

  it.each(['muktak', 'gazal'] as const)('of a %s end on its rhyme and refrain', (form) => {
    const ending = form === 'muktak' ? refrain : gazals[weight].refrain
    const lines = rhyming[form].flatMap(everyReading)
    const wordOf = (line: string) => line.slice(0, -ending.length).trim().split(' ').at(-1)
    for (const one of lines) {
      expect(one.endsWith(` ${ending}`), one).toBe(true)
      for (const other of lines) {
        if (wordOf(one) !== wordOf(other))
          expect(rhymes(one, other), `${one} / ${other}`).toBe(true)
      }
    }
    const whole = [...lines, ...partsOf(form === 'muktak' ? turns : later).flat()]
    for (const line of whole.flatMap(everyReading)) expect(isSingable(line), line).toBe(true)
  })

  it('of a haiku have five, seven and five syllables', () => {
    const { image, turn, rest } = haikus[weight]
    for (const [lines, count] of [
      [image, 5],
      [turn, 7],
      [rest, 5],
    ] as const) {
      for (const line of lines.split(' / ')) expect(splitAksharas(line).length, line).toBe(count)
    }
  })
})

/** Nothing bright, and no way to harm: a friend at such an hour speaks of neither. */
const unfit =
  /खुसी|खुशी|हाँस|हाँसो|मुस्का|(?<!प्)रमा|नाच|गीत|चाड|मिठो|मिठास|निद्रा|सुत्|सपना|डोरी|पासो|धागो|खोला|पुल|भीर|छाना|विष|बिष|औषधि|चक्की|चक्कु|छुरी|ब्लेड|काट|मर्न|मृत्यु|माफ|क्षमा|सबै ठिक/
const many = often({ test: 30, proof: 300 })
const presses = Array.from({ length: many }, (_, at) => `again ${at}`)
/** Seeds as a browser draws them, which stand in no row. */
const drawn = Array.from({ length: many }, (_, at) => `7k${(at * 7919) % 9973}z`)
const topics = { despair: 'आत्महत्या', harm: 'बलात्कार', loss: 'भूकम्प' }

describe.each(heavinesses)('solace for %s', (weight) => {
  describe.each(forms)('in %s', (form) => {
    const write = (seed: string) => writeSolace({ weight, topic: topics[weight], form, seed })
    const texts = [...presses, ...drawn].map(write)

    it('has the shape, the metre and the rhymes of its form', () => {
      const together = linesTogether[form]
      for (const text of new Set(texts)) {
        const [title = '', blank, ...rest] = text.split('\n')
        const stanzas = rest
          .join('\n')
          .split('\n\n')
          .map((stanza) => stanza.split('\n'))
        const poem = { title, lines: stanzas.flat(), form }
        expect(title).not.toBe('')
        expect(blank).toBe('')
        expect(
          stanzas.every((stanza) => stanza.length === together),
          text,
        ).toBe(true)
        expect(keepsItsMetre(poem) && rhymesAsAsked(poem), text).toBe(true)
      }
    })

    it('says nothing bright, and nothing that could harm', () => {
      for (const text of texts) expect(text).not.toMatch(unfit)
      expect(texts.join()).not.toMatch(/[{}[\]|/]|undefined/)
    })

    it('comes in many ways, and not again within six presses', () => {
      const poems = texts.map((text) => text.split('\n').slice(2).join('\n'))
      expect(new Set(poems).size).toBeGreaterThan(many / 3)
      const inRow = poems.slice(0, presses.length)
      const again = inRow.filter((poem, at) => inRow.slice(Math.max(0, at - 5), at).includes(poem))
      expect(again).toEqual([])
    })

    it('is the same for the same seed', () => {
      expect(write('one')).toBe(write('one'))
    })
  })

  it('on a page of a diary has a title of its own, and is short', () => {
    for (const seed of presses) {
      const text = writeSolace({ weight, seed })
      const [title = ''] = text.split('\n')
      expect(title).toMatch(/^[\u0900-\u097f ]+$/)
      expect(text.split('\n').length).toBeLessThan(12)
      expect(text).not.toMatch(unfit)
    }
  })
})

describe('the words of the visitor', () => {
  it('are never given back to despair', () => {
    for (const topic of ['आत्महत्या', 'मर्न मन लाग्यो', 'suicide', 'म मर्न चाहन्छु']) {
      for (const seed of presses) {
        for (const form of forms) {
          const text = writeSolace({ weight: 'despair', topic, form, seed })
          expect(text).not.toMatch(/आत्महत्या|मर्न|suicide|मर्छु/)
        }
      }
    }
  })

  it('stand over what was done and what was lost', () => {
    expect(writeSolace({ weight: 'loss', topic: 'भूकम्प', seed: 'x' })).toMatch(/^भूकम्प\n\n/)
    expect(writeSolace({ weight: 'harm', topic: 'कुटपिट', seed: 'x' })).toMatch(/^कुटपिट\n\n/)
    expect(writeSolace({ weight: 'loss', topic: ' ', seed: 'x' })).toMatch(/^[\u0900-\u097f ]+\n\n/)
  })
})
