import { describe, expect, it } from 'vitest'
import { often } from '#kit/testing/proof.ts'
import { openLexicon } from '#knowledge/hearing/topics/ne/lexicon/open-lexicon.ts'
import { everyReading } from '../../chance/choose.ts'
import { poemForms } from '../../kinds.ts'
import { composePoem, type Poem } from './compose-poem.ts'
import type { NepaliForm } from './forms.ts'
import { firstPresses } from './pick-scenes.ts'
import { openScenes, sceneFiles } from './scenes/open-scenes.ts'
import { isForced } from './testing/forced.ts'
import { keepsItsMetre, keepsOneLength, rhymesAsAsked } from './testing/poem-faults.ts'
import { isOfBothHours } from './testing/tone-faults.ts'

const hazards = /[<>{}[\]|\\]|[\p{Cc}\p{Cs}\p{Extended_Pictographic}]|[\u202a-\u202e\u2066-\u2069]/u

function expectWhole(poem: Poem): void {
  const text = [poem.title, ...poem.lines].join('\n')
  expect(keepsItsMetre(poem) && keepsOneLength(poem), text).toBe(true)
  expect(rhymesAsAsked(poem), text).toBe(true)
  expect(hazards.test(text.replaceAll('\n', ' ')), text).toBe(false)
  expect(poem.title.trim()).not.toBe('')
}

const { byKey } = await openLexicon()
const every = often({ test: 24, proof: 3 })
const listed = [...new Set([...byKey.values()].map(({ word }) => word))].filter(
  (_, at) => at % every === 0,
)
const unlisted = ['लुर्कन', 'ठेकी', 'बिस्कुन', 'मेट्रोरेल', 'quantum physics', 'Tokyo nights', 'घ']

/** Written for the most; the strict metres have few scenes for a word as yet. */
const short: readonly NepaliForm[] = ['gadya', 'jhyaure', 'muktak', 'haiku']

async function poemsOn(topics: readonly string[], form: NepaliForm): Promise<[string, Poem][]> {
  return Promise.all(
    topics.map(
      async (topic) => [topic, await composePoem({ topic, form, seed: 'w' })] as [string, Poem],
    ),
  )
}

describe.each(poemForms.np)('%s', (form) => {
  it('is whole on any word of the lexicon and on words nobody listed, and named after them', async () => {
    for (const [topic, poem] of await poemsOn([...listed, ...unlisted], form)) {
      expectWhole(poem)
      expect(poem.title).toContain(topic)
      expect(isOfBothHours(poem.lines, topic), poem.lines.join('\n')).toBe(false)
    }
  })

  it('never says a couplet twice, also where two words share a theme', async () => {
    const pairs = [
      'दाइ र बहिनी',
      'खोला र समय',
      'शान्ति र मन',
      'हिमाल र पहाड',
      'तिहार र दसैँ',
      'नयाँ वर्ष',
    ]
    for (const [, { lines }] of await poemsOn(pairs, form)) {
      const said = lines.filter((line) => line !== '')
      expect(new Set(said).size, said.join('\n')).toBe(said.length)
    }
  })

  it('goes on otherwise at each press', async () => {
    for (const topic of ['आमा', 'नदी', 'साथी', 'चिया']) {
      const texts = new Set<string>()
      for (let press = 1; press <= 12; press += 1) {
        const { lines } = await composePoem({ topic, form, seed: `again ${press}` })
        texts.add(lines.join('\n'))
      }
      expect(texts.size, topic).toBeGreaterThan(short.includes(form) ? 8 : 2)
    }
  })

  it('hardly ever bends a word for the metre', async () => {
    const lines = (await poemsOn(listed, form)).flatMap(([, poem]) => poem.lines)
    expect(lines.filter(isForced).length / lines.length).toBeLessThan(0.03)
  })
})

describe('the words of the visitor', () => {
  it.each([
    ['मेरो बुबाले मलाई साइकल सिकाउनुभएको दिन', ['बुबा', 'साइकल', 'सिकाउनु']],
    ['आमाले पकाएको गुन्द्रुक र ढिँडोको स्वाद', ['गुन्द्रुक', 'ढिँडो']],
    ['हजुरआमाको करेसाबारी', ['हजुरआमा', 'करेसाबारी']],
    ['दोहाको गर्मीमा घरको सम्झना', ['दोहा', 'गर्मी', 'घर']],
    ['the smell of old books', ['किताब', 'बास्ना']],
    ['grandma and her chiya', ['हजुरआमा', 'चिया']],
    ['छिमेकीको कालो छाता', ['छिमेकी', 'छाता']],
  ])('%s stands in the lines of its free verse', async (topic, words) => {
    const { lines } = await composePoem({ topic, form: 'gadya', seed: 'x' })
    for (const word of words) expect(lines.join('\n')).toContain(word)
  })

  it('are not swapped: a little sister is no elder one, justice is not truth', async () => {
    for (const [topic, never] of [
      ['बहिनी', /दिदी/],
      ['भाइ', /दाइ/],
      ['न्याय', /सत्य/],
      ['ऋण', /गरिबी/],
      ['नयाँ वर्ष', /मोड|परिवर्तन/],
    ] as const) {
      for (const form of poemForms.np) {
        const { title, lines } = await composePoem({ topic, form, seed: 'x' })
        expect([title, ...lines].join('\n')).not.toMatch(never)
      }
    }
  })

  it('stand in at least three lines of free verse', async () => {
    for (const form of ['gadya'] as const) {
      for (const [topic, { lines }] of await poemsOn(['साइकल', 'गुन्द्रुक', 'मोबाइल', 'आँसु'], form)) {
        const naming = lines.filter((line) => line.includes(topic))
        expect(naming.length, lines.join('\n')).toBeGreaterThanOrEqual(3)
      }
    }
  })

  it('in Latin letters stand apart from their case ending', async () => {
    const { lines } = await composePoem({ topic: 'quantum physics', form: 'gadya', seed: 'x' })
    expect(lines.join('\n')).not.toMatch(/[a-z][\u0900-\u097f]/)
  })

  it.each([
    ['🏔️', 'हिमाल'],
    ['❤️', 'मुटु'],
    ['😭😭😭', 'आँसु'],
    ['new year', 'नयाँ वर्ष'],
    ['mother', 'आमा'],
    ['runa man lagyo', 'रुन मन लाग्यो'],
  ])('%s is called %s', async (topic, title) => {
    expect((await composePoem({ topic, seed: 'x' })).title).toBe(title)
  })
})

describe('whatever is typed', () => {
  it('stays plain and whole', async () => {
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
      for (const form of poemForms.np) expectWhole(await composePoem({ topic, form, seed: topic }))
    }
  })
})

describe('where no form is asked for', () => {
  it('any of them comes', async () => {
    const forms = await Promise.all(
      Array.from({ length: 200 }, (_, at) => composePoem({ topic: 'घर', seed: `${at}` })),
    )
    expect(new Set(forms.map(({ form }) => form))).toEqual(new Set(poemForms.np))
  })

  it.each(['मेरो पहिलो साइकल', 'केही भन्न मन छैन', 'quantum physics', 'लुर्कन'])(
    'a long phrase or an unknown word becomes free verse: %s',
    async (topic) => {
      expect((await composePoem({ topic, seed: 'x' })).form).toBe('gadya')
    },
  )
})

describe('a seed', () => {
  const lines = async (form: NepaliForm, seed: string) =>
    (await composePoem({ topic: 'घर', form, seed })).lines

  it.each(poemForms.np)('brings the same %s again, also after others', async (form) => {
    const first = await lines(form, 'x7')
    const others = new Set<string>()
    for (const seed of ['a', 'b', 'c', 'd', 'e']) others.add((await lines(form, seed)).join())
    expect(await lines(form, 'x7')).toEqual(first)
    expect(others.size).toBeGreaterThan(1)
  })
})

describe.each(['shardul', 'mandakranta'] as const)('scenes of %s in the folder `more`', (form) => {
  const compose = (press: number) => composePoem({ topic: 'लुर्कन', form, seed: `me ${press}` })
  const presses = Array.from({ length: 9 }, (_, at) => at)

  it('are left to the poems after the first ones, and those are the same however one comes to them', async () => {
    const names = sceneFiles.filter((name) => name.startsWith(`${form}/more/`))
    const files = await openScenes(names)
    // Of a couplet the rhyming line holds no word.
    const kept = new Set(
      files.flatMap(({ scenes }) => scenes.flatMap(({ lines }) => everyReading(lines[1] ?? ''))),
    )
    const poems: string[][] = []
    for (const press of presses) poems.push((await compose(press)).lines)
    const saysMore = poems.map((lines) => lines.some((line) => kept.has(line)))
    expect(saysMore.slice(0, firstPresses)).not.toContain(true)
    expect(saysMore.slice(firstPresses)).toContain(true)
    for (const press of presses.toReversed())
      expect((await compose(press)).lines).toEqual(poems[press])
  })
})
