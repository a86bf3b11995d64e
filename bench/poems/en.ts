import { readTopicWords } from '#knowledge/hearing/topics/en/read-topic.ts'
import { everyReading } from '#knowledge/poetry/chance/choose.ts'
import { composePoem, type Poem as EnglishPoem } from '#knowledge/poetry/en/poem/compose-poem.ts'
import { readSheet } from '#knowledge/poetry/en/poem/sheet.ts'
import { findFaults } from '#knowledge/poetry/en/poem/testing/poem-faults.ts'
import { poemForms } from '#knowledge/poetry/kinds.ts'
import type { Tongue } from './tongue.ts'

const files = import.meta.glob('/src/knowledge/poetry/en/poem/scenes/**/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>

/** The lines of each theme in every reading: they make sense of nothing else. */
const ownLines = new Map<string, Set<string>>()
/** The lines of frames that speak of the topic by a slot. */
const speaking: RegExp[] = []
for (const [path, text] of Object.entries(files)) {
  const lines = readSheet(text).blocks.flatMap((block) => block.lines)
  if (!path.includes('/frames/')) {
    const name = path.replace(/^.*\/(.*)\.txt$/, '$1')
    ownLines.set(name, new Set(lines.flatMap(everyReading)))
  } else {
    for (const line of lines.filter((one) => /\{(it|them|its|is|was)\}/i.test(one)))
      speaking.push(...everyReading(line).map(patternOf))
  }
}

function patternOf(line: string): RegExp {
  const plain = line.replace(/[.*+?^$()|\\]/g, '\\$&').replace(/\{\w+\}/g, '.{0,9}')
  return new RegExp(`^${plain}$`, 'i')
}

function isAbout(line: string, topic: string): boolean {
  const { themes, content } = readTopicWords(topic)
  const words = content.flatMap(({ text, entry }) => [text, entry?.said ?? text])
  const low = line.toLowerCase()
  return (
    words.some((word) => low.includes(word.toLowerCase().replace(/s$/, ''))) ||
    themes.some((theme) => ownLines.get(theme)?.has(line)) ||
    speaking.some((pattern) => pattern.test(line))
  )
}

const night = /\b(night|midnight|moon|stars?|lamplight)\b/i
const day = /\b(noon|midday|afternoon|sunlight)\b/i
const glad = /\b(cake|balloons?|hooray|garland|trumpet|dances)\b/i

export const tongue: Tongue = {
  name: 'en',
  forms: poemForms.en,
  known:
    'love|mother|father|my grandmother|friend|heartbreak|exam|school|phone|football|cricket|momo|tea|rain|Kathmandu|visa|abroad|Dashain|Tihar|crush|motivation|mental health|self love|sleep|birthday|happy new year|village|home|river|loneliness'.split(
      '|',
    ),
  unknown:
    'volcanoes|my first bicycle|the last train|physics|honey|a red balloon|chess|Tuesday|the colour blue|old shoes|my neighbour|mathematics|glass|paper boats|an empty chair|robots|Biscuit|Bhaktapur|a plumber|hats|onions|blorf|guavas|a museum of doors|my left knee|blockchain|noodles|the postman|ghosts|code'.split(
      '|',
    ),
  async compose(topic, form, seed) {
    const poem = await composePoem({ topic, form: form as 'haiku', seed })
    return { title: '', ...poem }
  },
  isAbout: (line, topic) => isAbout(line, topic),
  faults: {
    broken: (poem) => findFaults(poem as EnglishPoem).length > 0,
    'day beside night': ({ lines }) => night.test(lines.join(' ')) && day.test(lines.join(' ')),
    'glad in grief': ({ lines }, topic) =>
      readTopicWords(topic).heavy && glad.test(lines.join(' ')),
  },
  lineFaults: { 'in passing': (line) => /, (yes|of course|after all|as I have said),/.test(line) },
}
