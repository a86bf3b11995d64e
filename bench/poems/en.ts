import { topicWords } from '#knowledge/hearing/topics/en/topic-words.ts'
import { composePoem } from '#knowledge/poetry/en/poem/compose-poem.ts'
import { findFaults } from '#knowledge/poetry/en/poem/testing/poem-faults.ts'
import { poemForms } from '#knowledge/poetry/kinds.ts'
import type { Tongue } from './tongue.ts'

export const tongue: Tongue = {
  name: 'en',
  forms: poemForms.en,
  known: Object.keys(topicWords).slice(0, 30),
  unknown:
    'football|volcanoes|my first bicycle|the last train|physics|honey|a red balloon|chess|Tuesday|the colour blue|old shoes|my neighbour|mathematics|glass|paper boats|an empty chair|robots|Sita|Bhaktapur|a plumber|hats|onions|the number seven|guavas|a museum of doors|my left knee|blockchain|noodles|the postman|ghosts'.split(
      '|',
    ),
  compose: (topic, form, seed) => composePoem({ topic, form: form as 'haiku', seed }),
  isAbout: (line, topic) => line.toLowerCase().includes(topic.toLowerCase()),
  faults: { broken: (poem) => findFaults(poem as Parameters<typeof findFaults>[0]).length > 0 },
  lineFaults: {},
}
