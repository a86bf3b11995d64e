import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { poemForms } from '../../kinds.ts'
import { composePoem } from './compose-poem.ts'
import { findFaults, stanzasOf } from './testing/poem-faults.ts'

const knownTopics =
  `mother father grandmother sister brother friend love heartbreak exam school phone
football cricket momo tea rain Kathmandu visa abroad monsoon Dashain Tihar crush motivation sleep
birthday village home river mountain night morning dog cat flower song hope fear anger loneliness
tiredness money bicycle rose winter book dance baby teacher`.split(/\s+/)

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

const topics = [...knownTopics, ...unknownTopics]
const seedsEach = often({ test: 2, proof: 12 })

/** A press of “again” on one topic, as the browser and the server draw their seeds. */
const press = (topic: string, at: number) => `${topic.length}k${(at * 7919) % 9973}z`

const write = (topic: string, form: (typeof poemForms.en)[number], seed: string) =>
  composePoem({ topic, form, seed })

describe.each(poemForms.en)('%s on each of ninety topics', (form) => {
  const written = Promise.all(
    topics.flatMap((topic) =>
      Array.from({ length: seedsEach }, async (_, at) => ({
        topic,
        poem: await write(topic, form, press(topic, at)),
      })),
    ),
  )

  it('keep their metre and their rhymes', async () => {
    expect((await written).flatMap(({ poem }) => findFaults(poem))).toEqual([])
  })

  it('are whole, with no choice unsettled and no place unfilled', async () => {
    const fewest = { couplets: 6, quatrains: 8, haiku: 3, free: 6 }[form]
    for (const { topic, poem } of await written) {
      expect(poem.lines.filter((line) => line !== '').length, topic).toBeGreaterThanOrEqual(fewest)
      expect(poem.lines.join('\n'), topic).not.toMatch(/[[\]{}|~]|undefined| {2}|,,| [.,]/)
    }
  })

  it('name a word that nobody listed', async () => {
    for (const topic of [
      'blockchain',
      'velvet',
      'my left knee',
      'a red balloon',
      'Biscuit',
      'blorf',
    ]) {
      const { lines } = await write(topic, form, 'again 1')
      const said = topic.split(' ').at(-1) ?? topic
      expect(lines.join('\n').toLowerCase(), topic).toMatch(new RegExp(said, 'i'))
    }
  })

  it('begin otherwise than the three before, where seeds count on', async () => {
    for (const topic of ['rain', 'mother', 'chess', 'मन']) {
      const openings = await Promise.all(
        Array.from(
          { length: 20 },
          async (_, at) => (await write(topic, form, `again ${at}`)).lines[0],
        ),
      )
      for (const [at, opening] of openings.entries()) {
        expect(openings.slice(Math.max(0, at - 3), at), `${topic} ${at}`).not.toContain(opening)
      }
    }
  })
})

describe('composing a poem', () => {
  it('writes the same poem again from the same seed', async () => {
    const request = { topic: 'rain', seed: 'dawn' }
    expect(await composePoem(request)).toEqual(await composePoem(request))
    expect(await composePoem({ ...request, seed: 'dusk' })).not.toEqual(await composePoem(request))
  })

  it('picks a form where none is asked for, and free verse for more than a thing', async () => {
    const picked = await Promise.all(
      Array.from({ length: 40 }, (_, at) => composePoem({ topic: 'home', seed: `${at}` })),
    )
    expect(new Set(picked.map(({ form }) => form)).size).toBe(4)
    for (const topic of ['what my father taught me', 'I don’t know what to do with my life'])
      expect((await composePoem({ topic, seed: 's' })).form).toBe('free')
  })

  it('never ends two stanzas on the same rhyme word', async () => {
    for (let at = 0; at < often({ test: 40, proof: 200 }); at += 1) {
      const stanzas = stanzasOf(await write('mother', 'couplets', `${at}`))
      const ends = stanzas.flat().map((line) => line.match(/[a-z’]+/gi)?.at(-1))
      expect(new Set(ends).size, ends.join(' ')).toBe(ends.length)
    }
  })

  it('is titled by what was asked for, not by the asking', async () => {
    const { title } = await composePoem({
      topic: 'Please write me a poem about the old bridge',
      seed: 's',
    })
    expect(title).toBe('The old bridge')
  })

  it('keeps the words of a phrase in free verse', async () => {
    for (const topic of ['what my father taught me', 'the dog that ate my homework']) {
      const { lines } = await write(topic, 'free', 'again 2')
      expect(lines.join('\n').toLowerCase()).toContain(topic)
    }
  })

  it('never lays rice before somebody who asked what love is', async () => {
    for (const topic of ['what love is', 'what my father taught me', 'I don’t know what to do']) {
      for (const form of poemForms.en) {
        const { lines } = await write(topic, form, 'again 3')
        expect(lines.join('\n')).not.toMatch(/lentils|lids all dance/i)
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

  it('comes back as safe plain text in every form', async () => {
    for (const topic of given) {
      for (const form of poemForms.en) {
        const poem = await composePoem({ topic, form, seed: 'any' })
        const text = [poem.title ?? '', ...poem.lines].join('\n')
        expect(poem.lines.filter((line) => line !== '').length, topic).toBeGreaterThanOrEqual(3)
        expect(text).not.toMatch(/[<>{}[\]|\\`]|\p{Cc}(?<!\n)|\p{Cs}|[\u202a-\u202e]/u)
        expect([...(poem.title ?? '')].length).toBeLessThanOrEqual(70)
        expect(findFaults(poem)).toEqual([])
      }
    }
  })
})
