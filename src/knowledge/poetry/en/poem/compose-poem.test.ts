import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { topicWords } from '#knowledge/hearing/topics/en/topic-words.ts'
import { poemForms } from '../../kinds.ts'
import { composePoem } from './compose-poem.ts'
import { findFaults, stanzasOf } from './testing/poem-faults.ts'

const ownTopics = Object.keys(topicWords)

const unknownTopics = [
  'football',
  'volcanoes',
  'my first bicycle',
  'the last train',
  'physics',
  'honey',
  'zebra crossings',
  'a red balloon',
  'chess',
  'Tuesday',
  'the colour blue',
  'a lost button',
  'old shoes',
  'my neighbour',
  'mathematics',
  'glass',
  'paper boats',
  'an empty chair',
  'the alphabet',
  'robots',
  'velvet',
  'architecture',
  'a plumber',
  'hats',
  'trigonometry',
  'a balloon over the stadium',
  'onions',
  'the number seven',
  'volleyball',
  'guavas',
  'a museum of doors',
  'my left knee',
  'blockchain',
  'the lift',
  'noodles',
  'the postman',
  'a blue kite',
  'पानीपुरी',
  '🦄',
  'ghosts',
]

const topics = [...ownTopics, ...unknownTopics]

/** The word by which a reader hears the topic in the poem, where it is not the topic's own name. */
const heardAs: Readonly<Record<string, string>> = {
  tiredness: 'tired',
  dreams: 'dream',
  self: 'myself',
}

const seedsEach = often({ test: 2, proof: 12 })

/** A press of “again” on one topic, as the browser and the server draw their seeds. */
const press = (topic: string, at: number) => `${topic.length}k${(at * 7919) % 9973}z`

describe.each(poemForms.en)('%s on each of a hundred topics', (form) => {
  const poems = topics.flatMap((topic) =>
    Array.from({ length: seedsEach }, (_, at) => ({
      topic,
      poem: composePoem({ topic, form, seed: press(topic, at) }),
    })),
  )

  it('keep their metre and their rhymes', () => {
    expect(topics).toHaveLength(100)
    expect(poems.flatMap(({ poem }) => findFaults(poem))).toEqual([])
  })

  it('hardly ever come out twice', () => {
    const texts = new Set(poems.map(({ topic, poem }) => `${topic}\n${poem.lines.join('\n')}`))
    expect(1 - texts.size / poems.length).toBeLessThan(0.003)
  })

  it('let the topic be heard', () => {
    for (const { topic, poem } of poems) {
      const text = [poem.title, ...poem.lines].join('\n').toLowerCase()
      expect(text, topic).toContain(topic.toLowerCase())
      if (ownTopics.includes(topic)) {
        const body = poem.lines.join('\n').toLowerCase().replaceAll('’', "'")
        expect(body, topic).toContain(heardAs[topic] ?? topic)
      }
    }
  })

  it('never leave a choice unsettled or a place unfilled', () => {
    for (const { poem } of poems) expect(poem.lines.join('\n')).not.toMatch(/[[\]{}|~]|undefined/)
  })

  it('begin otherwise than the three before, where seeds count on', () => {
    for (const topic of ['rain', 'mother', 'chess', 'मन']) {
      const openings = Array.from({ length: 20 }, (_, at) => {
        return composePoem({ topic, form, seed: `again ${at}` }).lines[0] as string
      })
      for (const [at, opening] of openings.entries()) {
        expect(openings.slice(Math.max(0, at - 3), at), `${topic} ${at}`).not.toContain(opening)
      }
    }
  })
})

describe('composing a poem', () => {
  it('writes the same poem again from the same seed', () => {
    const request = { topic: 'rain', seed: 'dawn' }
    expect(composePoem(request)).toEqual(composePoem(request))
    expect(composePoem({ ...request, seed: 'dusk' })).not.toEqual(composePoem(request))
  })

  it('takes the form it is asked for, and picks one when it is not', () => {
    for (const form of poemForms.en) {
      expect(composePoem({ topic: 'home', form, seed: 's' }).form).toBe(form)
    }
    const picked = Array.from({ length: 40 }, (_, at) =>
      composePoem({ topic: 'home', seed: `${at}` }),
    )
    expect(new Set(picked.map(({ form }) => form)).size).toBe(4)
  })

  it('never ends two stanzas on the same rhyme word', () => {
    for (let at = 0; at < often({ test: 40, proof: 200 }); at += 1) {
      const stanzas = stanzasOf(composePoem({ topic: 'mother', form: 'couplets', seed: `${at}` }))
      const ends = stanzas.flat().map((line) =>
        line
          .split(' ')
          .at(-1)
          ?.replace(/[^a-z’]/gi, ''),
      )
      expect(new Set(ends).size, ends.join(' ')).toBe(ends.length)
    }
  })

  it('answers Nepali words in either script with a poem on what they mean', () => {
    for (const topic of ['आमा', 'ama', 'aama', 'my mom']) {
      const { title, lines } = composePoem({ topic, form: 'quatrains', seed: 's' })
      expect(lines.join('\n')).toContain('mother')
      expect(title?.toLowerCase()).toBe(topic)
    }
  })

  it('begins between two topics when it is given two', () => {
    const { lines } = composePoem({ topic: 'rain and my father', form: 'free', seed: 's' })
    expect(lines.join('\n').toLowerCase()).toMatch(/rain[\s\S]*father/)
  })

  it('is titled by what was asked for, not by the asking', () => {
    const { title } = composePoem({
      topic: 'Please write me a poem about the old bridge',
      seed: 's',
    })
    expect(title).toBe('The old bridge')
  })

  it('says words it does not know in its lines, never twice in the same way', () => {
    for (const topic of ['chess', 'a balloon', 'my left knee', 'पानीपुरी', '🦄']) {
      for (const form of poemForms.en) {
        const { lines } = composePoem({ topic, form, seed: 's' })
        const said = topic === 'पानीपुरी' && form !== 'free' ? 'panipuri' : topic
        const naming = lines.filter((line) => line.toLowerCase().includes(said))
        expect(naming.length, lines.join('\n')).toBeGreaterThan(0)
        expect(new Set(naming).size).toBe(naming.length)
      }
    }
  })
})

describe('whatever is given as a topic', () => {
  const given = [
    '',
    '   ',
    '😀😀😀',
    '<script>alert("x")</script>',
    '<img src=x onerror=alert(1)> my heart',
    '“quoted” \'and\' "double"',
    '{name} [a|b] `code` ~ \\n',
    'x'.repeat(5000),
    'long '.repeat(400),
    '\u202Ereversed\u0000\u0007',
    '\ud800 lone',
    '雪と山の詩',
    'مطر',
    'https://example.com/?a=1&b=<2>',
    '-- ; DROP TABLE poems',
    '...',
    '👨‍👩‍👧‍👦',
  ]

  it('comes back as safe plain text in every form', () => {
    for (const topic of given) {
      for (const form of poemForms.en) {
        const poem = composePoem({ topic, form, seed: 'any' })
        const text = [poem.title ?? '', ...poem.lines].join('\n')
        expect(poem.lines.filter((line) => line !== '').length, topic).toBeGreaterThanOrEqual(6)
        expect(text).not.toMatch(/[<>{}[\]|\\`]|\p{Cc}(?<!\n)|\p{Cs}|[\u202a-\u202e]/u)
        expect([...(poem.title ?? '')].length).toBeLessThanOrEqual(70)
        expect(findFaults(poem)).toEqual([])
      }
    }
  })
})
