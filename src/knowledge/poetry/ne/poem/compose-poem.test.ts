import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { topics } from '#knowledge/hearing/topics/ne/find-topics.ts'
import { poemForms } from '../../kinds.ts'
import { composePoem, type Poem } from './compose-poem.ts'
import type { NepaliForm } from './forms.ts'
import { keepsItsMetre, rhymesAsAsked } from './testing/poem-faults.ts'

const hazards = /[<>{}[\]|\\]|[\p{Cc}\p{Cs}\p{Extended_Pictographic}]|[\u202a-\u202e\u2066-\u2069]/u

function expectWhole(poem: Poem): void {
  const text = [poem.title, ...poem.lines].join('\n')
  expect(keepsItsMetre(poem), text).toBe(true)
  expect(rhymesAsAsked(poem), text).toBe(true)
  expect(hazards.test(text.replaceAll('\n', ' ')), text).toBe(false)
  expect(poem.title.trim()).not.toBe('')
}

const unknown = ['फुटबल', 'मोबाइल', 'भूकम्प', 'घडी', 'टोपी', 'बाढीपहिरो', 'football', 'Tokyo nights']
const hundred = [...topics.slice(0, 92).map((topic) => topic.title), ...unknown]

const seedsEach = often({ test: 2, proof: 12 })

/** A press of “again” on one topic, as the browser and the server draw their seeds. */
const press = (topic: string, at: number) => `${topic.length}k${(at * 7919) % 9973}z`

describe.each(poemForms.np)('%s on each of a hundred topics', (form) => {
  const poems = hundred.flatMap((topic) =>
    Array.from({ length: seedsEach }, (_, at) => ({
      topic,
      poem: composePoem({ topic, form, seed: press(topic, at) }),
    })),
  )

  it('break no metre, and name their topic', () => {
    for (const { topic, poem } of poems) {
      if (!keepsItsMetre(poem) || !rhymesAsAsked(poem)) expectWhole(poem)
      expect(poem.title).toContain(topic)
    }
  })

  it('hardly ever come twice', () => {
    const texts = new Set(poems.map(({ topic, poem }) => `${topic}\n${poem.lines.join('\n')}`))
    expect(1 - texts.size / poems.length).toBeLessThan(0.005)
  })

  it('begin otherwise than the three before, where seeds count on', () => {
    for (const topic of ['आमा', 'नदी', 'साथी', 'चिया']) {
      const openings = Array.from({ length: 20 }, (_, at) => {
        return composePoem({ topic, form, seed: `again ${at}` }).lines[0] as string
      })
      const again = openings.filter((line, at) =>
        openings.slice(Math.max(0, at - 3), at).includes(line),
      )
      // A metre that leaves a word few places may bring one back.
      expect(again.length, topic).toBeLessThan(4)
    }
  })
})

describe('a poem on a topic we know', () => {
  it('says its word in the lines, whatever the form', () => {
    const silent = topics.flatMap(({ title, words }) =>
      poemForms.np
        .filter((form) => form !== 'haiku')
        .filter((form) => {
          const { lines } = composePoem({ topic: title, form, seed: 'heard' })
          return !words.some((word) => lines.join(' ').includes(word))
        })
        .map((form) => `${title} in ${form}`),
    )
    expect(silent).toEqual([])
  })

  it('hears English, romanised and Nepali words alike', () => {
    for (const topic of ['mother', 'aama', 'आमा', 'मेरी आमा']) {
      const { lines } = composePoem({ topic, form: 'jhyaure', seed: 'x' })
      expect(lines[0]).toMatch(/आमा|जननी/)
    }
    expect(composePoem({ topic: 'mother', seed: 'x' }).title).toBe('आमा')
    expect(composePoem({ topic: 'rain in my village', seed: 'x' }).title).toBe('वर्षा र गाउँ')
  })

  it('gives each of two topics an image', () => {
    const both = ['नदी', 'साथी'].map((topic) => composePoem({ topic, form: 'shardul', seed: 'x' }))
    expect(both[0]?.lines).not.toEqual(both[1]?.lines)
    const { lines } = composePoem({ topic: 'mother rain', form: 'jhyaure', seed: 'x' })
    expect(lines.slice(2, 4).join()).toMatch(/साँझ परेर|टाढा छु|आफ्ना/)
    expect(lines.slice(4, 6).join()).toMatch(/झरी|असार|थोपा/)
  })
})

describe('a poem on a topic we do not know', () => {
  it.each(['jhyaure', 'gazal', 'muktak', 'haiku'] as const)('weaves it into %s', (form) => {
    const poems = Array.from({ length: 20 }, (_, at) =>
      composePoem({ topic: 'फुटबल', form, seed: `${at}` }),
    )
    for (const poem of poems) expectWhole(poem)
    for (const poem of poems) expect(poem.lines.join(' ')).toContain('फुटबल')
  })

  it('names it in the title where its syllables fit no line', () => {
    for (const topic of ['quantum physics', 'मलाई किन यस्तो हुन्छ थाहा छैन']) {
      for (const form of poemForms.np) {
        const poem = composePoem({ topic, form, seed: 'x' })
        expectWhole(poem)
        expect(poem.title).toContain(topic)
      }
    }
  })

  it('stays plain and metrical whatever is typed', () => {
    const typed = [
      '😀😀',
      'अ'.repeat(10_000),
      'word '.repeat(2_000),
      'مرحبا بالعالم',
      '\u202eabc\u202c',
      'a\u0000b\u0007\u001b[31m',
      '<img src=x onerror=alert(1)>घर',
      '{X} [a|b] / {Y}',
      '"quoted" “घर”',
      'क्',
      '्',
      'ॐ',
      '१२३',
      '।।',
      '\ud83d',
      'म',
      'drop table poems; --',
      'null',
      '__proto__',
    ]
    for (const topic of typed) {
      for (const form of poemForms.np) expectWhole(composePoem({ topic, form, seed: topic }))
    }
  })
})

describe('a seed', () => {
  const lines = (form: NepaliForm, seed: string) => composePoem({ topic: 'घर', form, seed }).lines

  it.each(poemForms.np)('brings the same %s again', (form) => {
    expect(lines(form, 'one')).toEqual(lines(form, 'one'))
    const others = new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => lines(form, seed).join()))
    expect(others.size).toBeGreaterThan(3)
  })

  it('also chooses the form where none is asked for', () => {
    const forms = Array.from({ length: 200 }, (_, at) =>
      composePoem({ topic: 'घर', seed: `${at}` }),
    )
    expect(new Set(forms.map(({ form }) => form))).toEqual(new Set(poemForms.np))
  })
})
