import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { topics } from '#knowledge/hearing/topics/ne/find-topics.ts'
import { poemForms } from '../../kinds.ts'
import { composePoem } from './compose-poem.ts'
import { keepsItsMetre, rhymesAsAsked } from './testing/poem-faults.ts'

const deaths = [
  'आमाको निधन',
  'हजुरआमा बित्नुभयो',
  'बुबा बिते',
  'कुकुर मर्‍यो',
  'कुकुर मर्यो',
  'साथी मरे',
  'मलामी',
  'चिता',
  'शोक',
  'my mother died',
  'श्रीमान्‌को मृत्यु',
]
const unfit = /फोन|सोध्छिन्|हाँस्|हाँसो(?!को)|मुस्का|गीत|रमाउ|रमाइ|रमायो|मिठो|खुसी|निद्रा|भेट्न|नाच|फुल्/
const each = often({ test: 4, proof: 25 })
const poemsOn = (topic: string, form: (typeof poemForms.np)[number], count = each) =>
  Array.from({ length: count }, (_, at) => composePoem({ topic, form, seed: `again ${at}` }))

describe.each(poemForms.np)('a death in %s', (form) => {
  it.each(deaths)('"%s" is mourned: nothing glad, nothing the living do', (topic) => {
    const poems = poemsOn(topic, form)
    for (const poem of poems) {
      const text = poem.lines.join('\n')
      expect(text).not.toMatch(unfit)
      expect(keepsItsMetre(poem) && rhymesAsAsked(poem), text).toBe(true)
    }
    expect(new Set(poems.map(({ lines }) => lines.join())).size).toBeGreaterThan(each * 0.8)
  })
})

describe('a death beside any topic', () => {
  it.each(poemForms.np)('keeps %s whole', (form) => {
    for (const { title } of topics.filter((_, at) => at % often({ test: 3, proof: 1 }) === 0)) {
      for (const { lines, ...poem } of poemsOn(
        `${title} निधन`,
        form,
        often({ test: 1, proof: 4 }),
      )) {
        const isWhole = keepsItsMetre({ lines, ...poem }) && rhymesAsAsked({ lines, ...poem })
        expect(isWhole, lines.join('\n')).toBe(true)
      }
    }
  })
})

describe('what is not a death', () => {
  it('days that pass are not mourned', () => {
    const texts = poemsOn('दिन बित्यो', 'jhyaure', 60).map(({ lines }) => lines.join())
    expect(texts.join()).toMatch(/गीत|हाँस|मुस्का|गाउँछ/)
  })
})

describe('a word that fits no line', () => {
  it('is stood in for by an hour or a sorrow, not by "this matter"', () => {
    for (const form of poemForms.np) {
      for (const topic of ['quantum physics', 'मलाई किन यस्तो हुन्छ थाहा छैन']) {
        const text = poemsOn(topic, form).map(({ lines }) => lines.join())
        expect(text.join()).not.toContain('यो कुरा')
        expect(text.join()).toMatch(/यो घडी|यही पीर/)
      }
    }
  })
})

describe.each(poemForms.np)('lost work in %s', (form) => {
  it.each(['जागिर गयो', 'जागिर गुम्यो', 'jagir gayo', 'I lost my job'])('"%s"', (topic) => {
    for (const poem of poemsOn(topic, form)) {
      const text = poem.lines.join('\n')
      expect(text).not.toMatch(unfit)
      expect(keepsItsMetre(poem) && rhymesAsAsked(poem), text).toBe(true)
    }
  })
})

it('company leaves no fear behind', () => {
  const texts = poemsOn('साथी', 'muktak', 300).map(({ lines }) => lines[0])
  const fears = texts.filter((line) => line?.includes('डर छ'))
  expect(fears.length).toBeGreaterThan(0)
  for (const line of fears) expect(line).toContain('कहाँ')
})
