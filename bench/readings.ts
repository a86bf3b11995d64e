/**
 * What a stranger may read to judge our writing: sixty poems drawn by lot, each with what was typed
 * for it, and twelve days of one sign side by side.
 *
 *   node bench/readings.ts [lot] > docs/readings.md
 *
 * Another lot draws other topics, forms and presses.
 */
import '../src/server/read-text-files.ts'
import { dayNumberToIso, isoToDayNumber } from '#kit/i18n/civil-day.ts'
import { pickOne, shuffle } from '#knowledge/poetry/chance/choose.ts'
import { seededRandom } from '#knowledge/poetry/chance/seeded-random.ts'
import { compose } from '#knowledge/poetry/compose.ts'
import { poemForms } from '#knowledge/poetry/kinds.ts'
import { signs } from '#knowledge/rashi/signs.ts'
import { topics } from './poems/topics.ts'

const lot = process.argv[2] ?? '1'
const random = seededRandom(`readings ${lot}`)
const eachLanguage = 30
const days = 12

const lines = [
  '# Readings',
  '',
  `Drawn by lot ${lot} (\`node bench/readings.ts ${lot}\`): nothing was chosen, and nothing left out.`,
]

for (const language of ['np', 'en'] as const) {
  lines.push('', `## ${eachLanguage} poems in ${language === 'np' ? 'Nepali' : 'English'}`)
  for (const topic of shuffle(random, topics[language]).slice(0, eachLanguage)) {
    const form = pickOne(random, poemForms[language])
    const press = Math.floor(random() * 30)
    const request = { kind: 'poem', topic, form, language } as const
    const { text } = await compose(request, `stranger ${press}`)
    lines.push(
      '',
      `### ${topic} (${form}, press ${press + 1})`,
      '',
      ...text.split('\n').map(inVerse),
    )
  }
}

const sign = pickOne(random, signs)
const from = isoToDayNumber('2026-11-23') + Math.floor(random() * 300)
for (const language of ['np', 'en'] as const) {
  lines.push('', `## ${sign.name[language]}, ${days} days`)
  for (let day = from; day < from + days; day += 1) {
    const span = dayNumberToIso(day)
    const request = { kind: 'horoscope', sign: sign.id, period: 'daily', span, language } as const
    const { text } = await compose(request, 'everybody')
    lines.push('', `**${span}** ${text.replace(/\s+/g, ' ')}`)
  }
}
process.stdout.write(`${lines.join('\n')}\n`)

/** Two blanks at its end keep a line of verse a line. */
function inVerse(line: string): string {
  return line === '' ? '' : `${line}  `
}
