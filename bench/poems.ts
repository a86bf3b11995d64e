/**
 * Ten thousand poems of every form on a hundred topics: how many break their metre, how many come
 * twice, whether the topic is heard, and how alike twenty presses of “again” are.
 *
 *   node bench/compose.ts poems [seeds=100] [random|row]
 *
 * Seeds are drawn as the browser draws them, or counted on (row).
 */

import { createHash } from 'node:crypto'
import { topicWords } from '#knowledge/hearing/topics/en/topic-words.ts'
import { topics as nepaliTopics } from '#knowledge/hearing/topics/ne/find-topics.ts'
import { composePoem as composeEnglish } from '#knowledge/poetry/en/poem/compose-poem.ts'
import { findFaults } from '#knowledge/poetry/en/poem/testing/poem-faults.ts'
import { poemForms } from '#knowledge/poetry/kinds.ts'
import { composePoem as composeNepali } from '#knowledge/poetry/ne/poem/compose-poem.ts'
import { keepsItsMetre, rhymesAsAsked } from '#knowledge/poetry/ne/poem/testing/poem-faults.ts'

interface Poem {
  title?: string
  lines: string[]
}

interface Tongue {
  name: string
  forms: readonly string[]
  topics: readonly string[]
  compose(topic: string, form: string | undefined, seed: string): Poem
  isBroken(poem: Poem): boolean
}

const strange =
  'football|volcanoes|my first bicycle|the last train|physics|honey|a red balloon|chess|Tuesday|the colour blue|old shoes|my neighbour|mathematics|glass|paper boats|an empty chair|robots|Sita|Bhaktapur|a plumber|hats|onions|the number seven|guavas|a museum of doors|my left knee|blockchain|why do I always wait|noodles|the postman|पानीपुरी|🦄|q|ghosts|42|Ram र Sita'

const tongues: readonly Tongue[] = [
  {
    name: 'en',
    forms: poemForms.en,
    topics: [...Object.keys(topicWords), ...strange.split('|')],
    compose: (topic, form, seed) => composeEnglish({ topic, form: form as 'haiku', seed }),
    isBroken: (poem) => findFaults(poem as Parameters<typeof findFaults>[0]).length > 0,
  },
  {
    name: 'np',
    forms: poemForms.np,
    topics: [
      ...nepaliTopics.slice(0, 88).map(({ title }) => title),
      ...'फुटबल|मोबाइल|भूकम्प|घडी|टोपी|बाढीपहिरो|सीता|football|Ram र Sita|😀|क|मेरो पहिलो साइकल'.split(
        '|',
      ),
    ],
    compose: (topic, form, seed) => composeNepali({ topic, form: form as 'haiku', seed }),
    isBroken: (poem) =>
      !keepsItsMetre(poem as Parameters<typeof keepsItsMetre>[0]) ||
      !rhymesAsAsked(poem as Parameters<typeof rhymesAsAsked>[0]),
  },
]

const presses = 20

export function measurePoems(seeds: number, mode: string): void {
  const seedAt = (topic: string, at: number) => {
    if (mode === 'row') return `press ${at}`
    const drawn = createHash('sha1').update(`${topic}${at}`).digest('hex').slice(0, 12)
    return Number.parseInt(drawn, 16).toString(36)
  }
  for (const tongue of tongues) {
    for (const form of [...tongue.forms, undefined]) {
      const found = measureForm(tongue, form, seeds, seedAt)
      const share = (part: number, of: number) => `${((100 * part) / of).toFixed(2)} %`
      process.stdout.write(
        `${tongue.name} ${(form ?? 'any form').padEnd(12)} ${found.poems} poems: ` +
          `broken ${found.broken}, unheard ${found.unheard}, ` +
          `repeats ${share(found.repeats, found.poems)}; of ${found.pressed} presses ` +
          `${share(found.sameOpening, found.pressed)} open like one of the three before, ` +
          `${share(found.alike, found.pressed)} share more than half with one of the ${presses}\n`,
      )
    }
  }
}

function measureForm(
  { topics, compose, isBroken }: Tongue,
  form: string | undefined,
  seeds: number,
  seedAt: (topic: string, at: number) => string,
) {
  const found = {
    poems: 0,
    broken: 0,
    unheard: 0,
    repeats: 0,
    pressed: 0,
    sameOpening: 0,
    alike: 0,
  }
  for (const topic of topics) {
    const seen = new Set<string>()
    for (let at = 0; at < seeds; at += 1) {
      const poem = compose(topic, form, seedAt(topic, at))
      const text = poem.lines.join('\n')
      found.poems += 1
      if (seen.has(text)) found.repeats += 1
      seen.add(text)
      if (isBroken(poem)) found.broken += 1
      if (!hears(poem, topic)) found.unheard += 1
    }
    const runs = Array.from({ length: presses }, (_, at) =>
      compose(topic, form, seedAt(`${topic} again`, at)).lines.filter((line) => line !== ''),
    )
    for (const [at, lines] of runs.entries()) {
      found.pressed += 1
      if (runs.slice(Math.max(0, at - 3), at).some(([first]) => first === lines[0])) {
        found.sameOpening += 1
      }
      const others = runs.filter((_, other) => other !== at)
      if (others.some((other) => countShared(lines, other) > lines.length / 2)) found.alike += 1
    }
  }
  return found
}

function countShared(lines: readonly string[], others: readonly string[]): number {
  return lines.filter((line) => others.includes(line)).length
}

/** An emoji has no title in Nepali: there the poem is called by what it is, a thing of the heart. */
function hears({ title, lines }: Poem, topic: string): boolean {
  const text = [title, ...lines].join('\n').toLowerCase()
  return text.includes(topic.toLowerCase()) || !/[\p{L}\p{N}]/u.test(topic)
}
